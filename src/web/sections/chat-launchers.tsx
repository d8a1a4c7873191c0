import { mill } from '../../content/mill.ts';
import { href } from '../../contract/routes.ts';

/**
 * The two assistants, each a link to its page until a touch wakes the panel. Whether somebody sits
 * at the desk is only known in the browser: the text that is always true stands in the markup, and
 * the other one beside it for the behaviour that knows the hour.
 */
export function ChatLaunchers() {
  return (
    <aside aria-label="Assistants">
      <a className="chat chat-left" href={href.embed()} data-launch="assistant">
        Chat with us!
      </a>
      <a className="chat chat-right" href={href.fabricGuide()} data-launch="guide">
        <span>Chat with our AI</span>
        <small data-when-open="We're online!" data-hours={JSON.stringify(mill.hours.office)}>
          We reply next working day
        </small>
      </a>
    </aside>
  );
}
