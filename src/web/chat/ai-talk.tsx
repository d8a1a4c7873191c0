import { Fragment, useState } from 'react';
import { aiChatTexts } from '../../contract/assistant/ai-chat.ts';
import { href } from '../../contract/routes.ts';
import { summariseWords } from '../../domain/assistant/summarise-words.ts';
import type { QuoteDraft } from '../../domain/assistant/quote-draft.ts';
import { keywordTexts } from './keyword-texts.ts';
import type { AiMessage } from './ai-message.ts';
import { AnswerText } from './answer-text.tsx';
import { AskBox } from './ask-box.tsx';
import { CardList } from './card-list.tsx';
import type { ChatCard } from './chat-card.ts';
import { HandOver } from './hand-over.tsx';
import { TalkLog } from './talk-log.tsx';
import { useAiTalk } from './use-ai-talk.ts';

const nothing: QuoteDraft = { fabrics: [], gsm: [], colours: '', metres: '', summary: '' };

export interface AiTalkProps {
  readonly cards: readonly ChatCard[];
  readonly privacyVersion: string;
  /** What was asked and answered before the talk came alive. */
  readonly earlier?: readonly AiMessage[];
  readonly focus?: boolean;
}

/** The AI assistant's talk: in the panel of its launcher, or on the page of the fabric guide. */
export function AiTalk({ cards, privacyVersion, earlier, focus = true }: AiTalkProps) {
  const { messages, pending, writing, ask, say } = useAiTalk(earlier);
  const [request, setRequest] = useState<{ readonly draft: QuoteDraft; readonly after: number }>();
  /** The form has come and gone, and with it the focus. */
  const [handled, setHandled] = useState(false);
  const hand = (draft: QuoteDraft) => setRequest({ draft, after: messages.length });
  const close = () => {
    setRequest(undefined);
    setHandled(true);
  };
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = messages.at(-1);

  return (
    <>
      <TalkLog busy={pending}>
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            <div className={`said said-${message.role === 'user' ? 'user' : 'bot'}`}>
              {message.role === 'user' ? (
                <p>{message.content}</p>
              ) : (
                <AnswerText markdown={message.content} />
              )}
              {message.showCategories && <CardList cards={cards} />}
              {message.draft && message === last && !request && (
                <button
                  type="button"
                  className="btn btn-small"
                  onClick={() => hand(message.draft!)}
                >
                  Check and send as a request
                </button>
              )}
            </div>
            {request?.after === place + 1 && (
              <HandOver
                draft={request.draft}
                messages={messages}
                privacyVersion={privacyVersion}
                onBack={close}
                onSent={() => {
                  close();
                  say(keywordTexts.thanks);
                }}
                onFailed={() => say(keywordTexts.failed)}
              />
            )}
          </Fragment>
        ))}
        {writing && (
          <div className="said said-bot">
            <AnswerText markdown={writing} />
          </div>
        )}
        {pending && !writing && (
          <p className="said said-bot said-thinking">{aiChatTexts.thinking}</p>
        )}
      </TalkLog>
      {!request && <AskBox pending={pending} onAsk={ask} focus={focus || handled} />}
      {!request && said.length > 0 && (
        <a
          href={href.contact()}
          data-island-act
          className="lnk talk-hand"
          onClick={(event) => {
            event.preventDefault();
            if (!pending) hand({ ...nothing, summary: summariseWords(said) });
          }}
        >
          {aiChatTexts.handOver}
        </a>
      )}
      <p className="talk-foot">{aiChatTexts.footer}</p>
    </>
  );
}
