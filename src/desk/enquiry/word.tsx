import { buildAddress } from '../../contract/desk/endpoint.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { ThreadMessage } from '../../contract/desk/endpoints/thread-endpoints.ts';
import { ways } from '../../domain/conversation/message.ts';
import { bareSubject } from '../../domain/conversation/bare-subject.ts';
import { classNames } from '../../ui/class-names.ts';
import { Moment } from '../moment.tsx';
import { MailFiles } from './mail-files.tsx';
import { WordActions } from './word-actions.tsx';

interface WordProps {
  readonly message: ThreadMessage;
  /** The subject that the conversation had before. */
  readonly subject: string;
  /** It waits for an answer. */
  readonly isAsked: boolean;
  readonly mayWork: boolean;
}

/** One word of the conversation, always as plain text. */
export function Word({ message, subject, isAsked, mayWork }: WordProps) {
  const { direction, way, author, address, sort, facts, state, error } = message;
  const isNew = message.subject !== '' && bareSubject(message.subject) !== bareSubject(subject);
  return (
    <li
      className={classNames(
        'word',
        `word-${direction}`,
        sort !== 'word' && 'word-aside',
        isAsked && 'word-asked',
      )}
    >
      <p className="lab mut word-head">
        <span>
          <b>
            <bdi>{author || address || 'The buyer'}</bdi>
          </b>
          {facts.doubt && <span className="doubt"> sender not confirmed</span>}
          {sort !== 'word' && <span> {sorts[sort]}</span>}
        </span>
        <span>
          {ways[way]} <Moment at={message.at} />
          {state === 'waiting' && ' on its way'}
          {state === 'refused' && <span className="doubt"> not delivered</span>}
        </span>
      </p>
      {isNew && (
        <p>
          <b>
            <bdi>{message.subject}</bdi>
          </b>
        </p>
      )}
      {message.body !== '' && (
        <p className="typed">
          <bdi>{message.body}</bdi>
        </p>
      )}
      {error && <p className="mut">{error}</p>}
      {message.photos.length > 0 && (
        <div className="word-photos">
          {message.photos.map((id, i) => (
            <img
              key={id}
              src={buildAddress(endpoints.roomPhoto, { params: { id } })}
              alt={`Photograph ${i + 1} from the room`}
              loading="lazy"
            />
          ))}
        </div>
      )}
      <MailFiles id={message.id} files={facts.files ?? []} />
      {facts.cut && <p className="mut">This mail is longer than what is shown here.</p>}
      {message.quoted !== '' && (
        <details>
          <summary>Show quoted text</summary>
          <p className="typed mut">
            <bdi>{message.quoted}</bdi>
          </p>
        </details>
      )}
      {mayWork && message.way === 'mail' && direction === 'in' && <WordActions message={message} />}
    </li>
  );
}

const sorts = {
  automatic: 'automatic answer',
  list: 'from a mailing list',
  bounce: 'a mail came back',
  unreadable: 'could not be read',
} as const;
