import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { aiChatTexts, longestMessage } from '../../contract/assistant/ai-chat.ts';
import { href } from '../../contract/routes.ts';
import { ArrowIcon } from '../../ui/icons.tsx';

interface AskBoxProps {
  readonly pending: boolean;
  readonly onAsk: (question: string) => void;
  readonly focus: boolean;
}

/** The field for a question. Enter sends, Shift+Enter starts a new line; it grows with its text. */
export function AskBox({ pending, onAsk, focus }: AskBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!focus) return;
    const timer = setTimeout(() => box.current?.focus(), 100);
    return () => clearTimeout(timer);
  }, [focus]);
  const waited = useRef(false);
  useEffect(() => {
    // A disabled field loses the focus; it comes back with the answer.
    if (waited.current && !pending) box.current?.focus();
    waited.current = pending;
  }, [pending]);

  function send(event?: FormEvent): void {
    event?.preventDefault();
    const field = box.current;
    if (!field || field.value.trim() === '' || pending) return;
    onAsk(field.value);
    field.value = '';
    grow(field);
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className="talk-ask" action={href.fabricGuide()} onSubmit={send}>
      <textarea
        ref={box}
        name="q"
        className="inp"
        rows={1}
        aria-label="Your question"
        placeholder={aiChatTexts.placeholder}
        maxLength={longestMessage}
        disabled={pending}
        onKeyDown={sendOnEnter}
        onInput={(event) => grow(event.currentTarget)}
      />
      <button type="submit" aria-label="Send" disabled={pending}>
        <ArrowIcon />
      </button>
    </form>
  );
}

const tallest = 120;

function grow(field: HTMLTextAreaElement): void {
  field.style.height = 'auto';
  field.style.height = `${Math.min(field.scrollHeight + 3, tallest)}px`;
}
