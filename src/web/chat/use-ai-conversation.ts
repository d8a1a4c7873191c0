import { useEffect, useRef, useState } from 'react';
import { aiChatTexts, fallbackFor } from '../../contract/assistant/ai-chat.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { type AiMessage, aiMessage } from './ai-message.ts';
import { askAi } from './ask-ai.ts';
import { useKeptMessages } from './use-kept-messages.ts';

/** The same on the server and in the browser; says first of all that it is no person. */
const greeting: AiMessage = {
  id: 'greeting',
  role: 'assistant',
  content: aiChatTexts.greeting,
  timestamp: 0,
};

/** The chat with the AI assistant; one question at a time. */
export function useAiConversation(earlier: readonly AiMessage[] | undefined) {
  const [kept, setMessages] = useKeptMessages<AiMessage>(
    'ai-chat',
    earlier?.length ? [greeting, ...earlier] : undefined,
  );
  const [pending, setPending] = useState(false);
  /** The answer as far as it has come. */
  const [writing, setWriting] = useState('');
  const left = useRef(new AbortController());
  const messages = kept.length > 0 ? kept : [greeting];

  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  async function ask(question: string): Promise<void> {
    const content = question.trim();
    if (content === '' || pending) return;
    const conversation = [...messages, aiMessage({ role: 'user', content })];
    setMessages(() => conversation);
    setPending(true);
    const answer = await answerTo(conversation, setWriting, left.current.signal);
    if (answer) setMessages((now) => [...now, answer]);
    setWriting('');
    setPending(false);
  }

  return {
    messages,
    pending,
    writing,
    ask,
    say: (content: string) =>
      setMessages(() => [...messages, aiMessage({ role: 'assistant', content })]),
  };
}

async function answerTo(
  conversation: readonly AiMessage[],
  onText: (soFar: string) => void,
  signal: AbortSignal,
): Promise<AiMessage | undefined> {
  const sent = conversation.map(({ role, content }) => ({ role, content }));
  try {
    const { message, showCategories, understood, draft } = await askAi(sent, onText, signal);
    return aiMessage({
      role: 'assistant',
      content: message,
      showCategories,
      ...(understood && { understood }),
      ...(draft && { draft }),
    });
  } catch (error) {
    if (signal.aborted) return undefined;
    const text = error instanceof Error ? error.message : String(error);
    showToast({ title: aiChatTexts.toastTitle, text, type: 'error' });
    return aiMessage({ role: 'assistant', content: fallbackFor(text) });
  }
}
