import { useContent } from '../content-context.tsx';
import { href } from '../../contract/routes.ts';
import { chatMill } from '../chat/keyword-texts.ts';
import { aiCards, keywordCards } from '../chat/make-cards.ts';
import AiChat from '../islands/ai-chat.tsx';
import { Island } from '../islands/engine/island.tsx';
import KeywordChat from '../islands/keyword-chat.tsx';

/**
 * The two assistants, each a link to a page until a touch wakes the panel. Only the
 * browser knows whether the sales desk is open now: the text that is always true is in the markup,
 * the other one in an attribute for the behaviour that reads the clock.
 */
export function ChatLaunchers() {
  const content = useContent();
  const { hours } = content.mill;
  const common = { mill: chatMill(content), privacyVersion: content.privacy.consentVersion };
  return (
    <aside aria-label="Assistants">
      <a className="chat chat-left" href={href.contact()} data-wakes="keyword-chat">
        Chat with us!
      </a>
      <a className="chat chat-right" href={href.fabricGuide()} data-wakes="ai-chat">
        <span>Chat with our AI</span>
        <small data-when-open="We're online!" data-hours={JSON.stringify(hours.office)}>
          We reply next working day
        </small>
      </a>
      <Island
        name="keyword-chat"
        on="intent"
        sheet="chat"
        component={KeywordChat}
        props={{ cards: keywordCards(content), ...common }}
      />
      <Island
        name="ai-chat"
        on="intent"
        sheet="chat"
        component={AiChat}
        props={{ cards: aiCards(content), ...common }}
      />
    </aside>
  );
}
