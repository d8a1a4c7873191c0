import { useState } from 'react';
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
export function AiTalk({ cards, privacyVersion, earlier = [], focus = true }: AiTalkProps) {
  const { messages, pending, writing, ask, say } = useAiTalk(earlier);
  const [draft, setDraft] = useState<QuoteDraft>();
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = messages.at(-1);

  return (
    <>
      <TalkLog busy={pending} mark={`${messages.length} ${writing.length} ${draft !== undefined}`}>
        {messages.map((message) => (
          <div key={message.id} className={`said said-${message.role === 'user' ? 'user' : 'bot'}`}>
            {message.role === 'user' ? (
              <p>{message.content}</p>
            ) : (
              <AnswerText markdown={message.content} />
            )}
            {message.showCategories && <CardList cards={cards} />}
            {message.draft && message === last && !draft && (
              <button
                type="button"
                className="btn btn-small"
                onClick={() => setDraft(message.draft)}
              >
                Check and send as a request
              </button>
            )}
          </div>
        ))}
        {writing && (
          <div className="said said-bot">
            <AnswerText markdown={writing} />
          </div>
        )}
        {pending && !writing && (
          <p className="said said-bot said-thinking">{aiChatTexts.thinking}</p>
        )}
        {draft && (
          <HandOver
            draft={draft}
            messages={messages}
            privacyVersion={privacyVersion}
            onBack={() => setDraft(undefined)}
            onSent={() => {
              setDraft(undefined);
              say(keywordTexts.thanks);
            }}
            onFailed={() => say(keywordTexts.failed)}
          />
        )}
      </TalkLog>
      {!draft && <AskBox pending={pending} onAsk={ask} focus={focus} />}
      {!draft && said.length > 0 && (
        <a
          href={href.contact()}
          data-island-act
          className="lnk talk-hand"
          onClick={(event) => {
            event.preventDefault();
            if (!pending) setDraft({ ...nothing, summary: summariseWords(said) });
          }}
        >
          {aiChatTexts.handOver}
        </a>
      )}
      <p className="talk-foot">{aiChatTexts.footer}</p>
    </>
  );
}
