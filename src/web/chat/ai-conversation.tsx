import { Fragment, useState } from 'react';
import { aiChatTexts } from '../../contract/assistant/ai-chat.ts';
import { href } from '../../contract/routes.ts';
import { summariseWords } from '../../domain/assistant/summarise-words.ts';
import type { QuoteDraft } from '../../domain/assistant/quote-draft.ts';
import { type ChatMill, millTexts } from './keyword-texts.ts';
import type { AiMessage } from './ai-message.ts';
import { AnswerText } from './answer-text.tsx';
import { AskBox } from './ask-box.tsx';
import { type ChatCard, CardList } from './card-list.tsx';
import { HandOver } from './hand-over.tsx';
import { MessageLog } from './message-log.tsx';
import { UnderstoodList } from './understood-list.tsx';
import { useAiConversation } from './use-ai-conversation.ts';

const nothing: QuoteDraft = { fabrics: [], gsm: [], colours: '', metres: '', summary: '' };

export interface AiConversationProps {
  readonly cards: readonly ChatCard[];
  readonly mill: ChatMill;
  readonly privacyVersion: string;
  /** Messages that the server already rendered. */
  readonly earlier?: readonly AiMessage[];
  readonly focus?: boolean;
}

/** The chat with the AI assistant: in the panel of its launcher, or on the page of the fabric guide. */
export function AiConversation({
  cards,
  mill,
  privacyVersion,
  earlier,
  focus = true,
}: AiConversationProps) {
  const { messages, pending, writing, ask, say } = useAiConversation(earlier);
  const [request, setRequest] = useState<{ readonly draft: QuoteDraft; readonly after: number }>();
  /** The lead form was shown and closed again, and took the focus with it. */
  const [wasOpen, setWasOpen] = useState(false);
  const openForm = (draft: QuoteDraft) => setRequest({ draft, after: messages.length });
  const close = () => {
    setRequest(undefined);
    setWasOpen(true);
  };
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = messages.at(-1);

  return (
    <>
      <MessageLog busy={pending}>
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            <div className={`said said-${message.role === 'user' ? 'user' : 'bot'}`}>
              {message.role === 'user' ? (
                <p>{message.content}</p>
              ) : (
                <AnswerText markdown={message.content} />
              )}
              {message.showCategories && <CardList cards={cards} />}
              {message.understood && message === last && !pending && (
                <UnderstoodList
                  understood={message.understood}
                  onRemove={(words) => void ask(words)}
                />
              )}
              {message.draft && message === last && !request && (
                <button
                  type="button"
                  className="btn btn-small"
                  onClick={() => openForm(message.draft!)}
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
                  say(millTexts(mill).thanks);
                }}
                onFailed={() => say(millTexts(mill).failed)}
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
      </MessageLog>
      {!request && <AskBox pending={pending} onAsk={ask} focus={focus || wasOpen} />}
      {!request && questions.length > 0 && (
        <a
          href={href.contact()}
          data-island-act
          className="lnk talk-hand"
          onClick={(event) => {
            event.preventDefault();
            if (!pending) openForm({ ...nothing, summary: summariseWords(questions) });
          }}
        >
          {aiChatTexts.handOver}
        </a>
      )}
      <p className="talk-foot">{aiChatTexts.footer}</p>
    </>
  );
}
