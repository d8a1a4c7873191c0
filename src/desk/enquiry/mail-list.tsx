import type { MailState, Reply } from '../../contract/desk/enquiry-endpoints.ts';
import { Moment } from '../moment.tsx';

interface EnquiryMailsProps {
  readonly mails: readonly MailState[];
  readonly replies: readonly Reply[];
}

const states: Readonly<Record<MailState['state'], string>> = {
  sent: 'sent',
  waiting: 'on its way',
  refused: 'refused',
};

/** Every mail about the enquiry with its state, and the replies in full. */
export function EnquiryMails({ mails, replies }: EnquiryMailsProps) {
  if (mails.length === 0) return null;
  return (
    <section>
      <h2>Mails</h2>
      <ul className="mail-list">
        {mails.map((mail) => (
          <li key={mail.id} className={`mail mail-${mail.state}`}>
            <span>{mail.what}</span>
            <span className="lab mut">
              {states[mail.state]} <Moment at={mail.at} />
            </span>
            {mail.error && <span className="mut">{mail.error}</span>}
          </li>
        ))}
      </ul>
      <ul className="sayings">
        {replies.map((reply) => (
          <li key={reply.id}>
            <p className="lab mut">
              {reply.author} <Moment at={reply.at} />
            </p>
            <p>
              <b>
                <bdi>{reply.subject}</bdi>
              </b>
            </p>
            <p className="typed">
              <bdi>{reply.body}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
