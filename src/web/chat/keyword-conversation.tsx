import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { href } from '../../contract/routes.ts';
import { matchCollections } from '../../domain/assistant/match-collections.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { type ChatCard, CardList } from './card-list.tsx';
import { type KeywordMessage, keywordMessage } from './keyword-message.ts';
import { type ChatMill, keywordTexts, millTexts, replyDelay } from './keyword-texts.ts';
import { KeywordLead } from './keyword-lead.tsx';
import type { RefusedLead } from './lead-form.tsx';
import { MessageLog } from './message-log.tsx';
import { WhatsAppForm } from '../sections/whatsapp-form.tsx';
import { useKeptMessages } from './use-kept-messages.ts';

export interface KeywordConversationProps {
  readonly cards: readonly ChatCard[];
  readonly mill: ChatMill;
  readonly privacyVersion: string;
  /** Inside another site's frame our pages open in a new tab. */
  readonly framed?: boolean;
  /** The panel has been opened; a partner's page keeps its own focus. */
  readonly focus?: boolean;
  /** A lead that was posted without script and refused. */
  readonly refused?: RefusedLead;
}

/** The chat with the keyword assistant: in the panel of a launcher, or alone on a page. */
export function KeywordConversation({
  cards,
  mill,
  privacyVersion,
  framed = false,
  focus = false,
  refused,
}: KeywordConversationProps) {
  const texts = millTexts(mill);
  const greeting = greetingOf(mill, cards);
  const [kept, setMessages] = useKeptMessages<KeywordMessage>(
    'keyword-chat',
    refused && [greeting, collecting],
  );
  const [typing, setTyping] = useState(false);
  const [asking, setAsking] = useState(refused !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const target = framed ? '_blank' : undefined;
  const messages = kept.length > 0 ? kept : [greeting];

  // At each opening, and again when the form has gone.
  const [wasAsking, setWasAsking] = useState(false);
  useEffect(() => {
    if (!asking && (focus || wasAsking)) input.current?.focus();
  }, [asking, wasAsking, focus]);

  function add(...more: readonly KeywordMessage[]): void {
    setMessages((now) => [...(now.length > 0 ? now : [greeting]), ...more]);
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    if (text === '' || typing) return;
    event.currentTarget.reset();
    add(keywordMessage({ type: 'user', content: text }));
    setTyping(true);
    setTimeout(() => {
      setTyping(false);
      add(replyTo(text, cards));
      requestAnimationFrame(() => input.current?.focus());
    }, replyDelay);
  }

  function request(): void {
    add(keywordMessage({ type: 'bot', content: keywordTexts.collect, showLeadForm: true }));
    setAsking(true);
    setWasAsking(true);
  }

  const last = messages.findLast(({ collections }) => collections !== undefined);
  const form = asking ? messages.findLast(({ showLeadForm }) => showLeadForm) : undefined;
  return (
    <>
      <MessageLog busy={typing}>
        {messages.map((message) => (
          <Fragment key={message.id}>
            <div className={`said said-${message.type}`}>
              <p>{message.content}</p>
              {message.collections && (
                <CardList
                  cards={cards.filter(({ id }) => isOneOf(message.collections!, id))}
                  target={target}
                />
              )}
              {message === last && !asking && (
                <a
                  href={href.contact()}
                  target={target}
                  data-island-act
                  className="btn btn-small"
                  onClick={(event) => {
                    event.preventDefault();
                    request();
                  }}
                >
                  {keywordTexts.request}
                </a>
              )}
            </div>
            {message === form && (
              <KeywordLead
                privacyVersion={privacyVersion}
                messages={messages}
                cards={cards}
                {...(refused && { refused })}
                onBack={() => setAsking(false)}
                onSent={() => {
                  setAsking(false);
                  add(keywordMessage({ type: 'bot', content: texts.thanks }));
                }}
                onFailed={() => add(keywordMessage({ type: 'bot', content: texts.failed }))}
              />
            )}
          </Fragment>
        ))}
        {typing && (
          <p className="said said-bot said-typing">
            <span className="sr-only">{keywordTexts.typing}</span>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
          </p>
        )}
      </MessageLog>
      {!asking && (
        // Without script the question goes to the page of the fabric guide.
        <form className="talk-ask" action={href.fabricGuide()} target={target} onSubmit={send}>
          <input
            ref={input}
            name="q"
            className="inp"
            aria-label="Your message"
            placeholder={keywordTexts.placeholder}
            maxLength={200}
            autoComplete="off"
            disabled={typing}
          />
          <button type="submit" aria-label="Send" disabled={typing}>
            <ArrowIcon />
          </button>
        </form>
      )}
      <WhatsAppForm id="talk-whatsapp" />
      <p className="talk-foot">
        <a href={href.fabrics()} target={target}>
          Browse
        </a>
        <button type="submit" form="talk-whatsapp">
          WhatsApp
        </button>
        <a href={`tel:${mill.tel}`}>Call</a>
      </p>
    </>
  );
}

/** Without a clock or a random id, so that the markup of the server and of the browser agree. */
function greetingOf(mill: ChatMill, cards: readonly ChatCard[]): KeywordMessage {
  return {
    id: 'greeting',
    type: 'bot',
    content: millTexts(mill).greeting,
    collections: cards.map(({ id }) => id),
    timestamp: 0,
  };
}

const collecting: KeywordMessage = {
  id: 'collecting',
  type: 'bot',
  content: keywordTexts.collect,
  showLeadForm: true,
  timestamp: 0,
};

function replyTo(text: string, cards: readonly ChatCard[]): KeywordMessage {
  const own = cards.flatMap(({ id, keywords }) => (keywords ? [{ id, keywords }] : []));
  const match = matchCollections(text, own);
  // A collection may hold no fabric any more, or be hidden.
  const shown = cards.filter(({ id }) => match.kind !== 'none' && match.ids.includes(id));
  if (shown.length === 0) {
    return keywordMessage({
      type: 'bot',
      content: keywordTexts.help(cards.map(({ title }) => title)),
      collections: cards.map(({ id }) => id),
    });
  }
  const all = shown.length === cards.length;
  return keywordMessage({
    type: 'bot',
    content: all ? keywordTexts.general : keywordTexts.specific,
    collections: shown.map(({ id }) => id),
  });
}

function isOneOf(ids: readonly string[], id: string): boolean {
  return ids.includes(id);
}
