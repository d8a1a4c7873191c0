import type { EnquiryDetail, MailState } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import { Moment } from '../moment.tsx';
import { Word } from './word.tsx';

const states: Readonly<Record<MailState['state'], string>> = {
  sent: 'sent',
  waiting: 'on its way',
  refused: 'not delivered',
};

interface ThreadProps {
  readonly detail: EnquiryDetail;
  readonly mayWork: boolean;
}

/** Everything that was said and sent, the newest first. */
export function Thread({ detail, mayWork }: ThreadProps) {
  const { thread, mails, line } = detail;
  // A reply is shown in full, with what became of it.
  const lines = mails.filter(({ isReply }) => !isReply);
  const entries = [
    ...thread.map((message) => ({ at: message.at, id: message.id, message, mail: undefined })),
    ...lines.map((mail) => ({ at: mail.at, id: mail.id, message: undefined, mail })),
  ].toSorted((a, b) => b.at - a.at);
  if (entries.length === 0) return null;
  const newest = line.waits ? thread.findLast(isQuestion)?.id : undefined;
  return (
    <section>
      <h2>Conversation</h2>
      <ol className="thread">
        {entries.map(({ id, message, mail }) =>
          message ? (
            <Word
              key={id}
              message={message}
              subject={subjectBefore(detail, message.id)}
              isAsked={id === newest}
              mayWork={mayWork}
            />
          ) : (
            <li key={id} className={`mail mail-${mail.state}`}>
              <span>{mail.what}</span>
              <span className="lab mut">
                {states[mail.state]} <Moment at={mail.at} />
              </span>
              {mail.error && <span className="mut">{mail.error}</span>}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function isQuestion({ direction, sort }: EnquiryDetail['thread'][number]): boolean {
  return direction === 'in' && sort === 'word';
}

/** A subject is only worth a line where it changes. */
function subjectBefore({ thread }: EnquiryDetail, id: string): string {
  const at = thread.findIndex((message) => message.id === id);
  return thread.slice(0, at).findLast(({ subject }) => subject !== '')?.subject ?? '';
}
