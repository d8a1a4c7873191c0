import { type FormEvent, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { aiChatTexts, longestMessage } from '../../contract/assistant/ai-chat.ts';
import { href } from '../../contract/routes.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { ArrowIcon } from '../../ui/icons.tsx';

interface AskBoxProps {
  readonly pending: boolean;
  readonly onAsk: (question: string) => void;
  readonly focus: boolean;
}

/**
 * The field for a question. Enter sends, Shift+Enter starts a new line; it grows with its text.
 * In the markup it has one line: there Enter sends without script, as it never does in many lines.
 */
export function AskBox({ pending, onAsk, focus }: AskBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const before = useRef<Typed>(undefined);
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
    // The words that stand in it while it is empty may need two lines.
    afterPaint(() => grow(field));
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  const shared = {
    name: 'q',
    className: 'inp',
    'aria-label': 'Your question',
    placeholder: aiChatTexts.placeholder,
    maxLength: longestMessage,
    disabled: pending,
  };
  return (
    <form className="talk-ask" action={href.fabricGuide()} onSubmit={send}>
      {hydrated ? (
        <textarea
          {...shared}
          ref={(field) => {
            box.current = field;
            if (field && before.current) takeOver(field, before.current);
            before.current = undefined;
          }}
          rows={1}
          onKeyDown={sendOnEnter}
          onInput={(event) => grow(event.currentTarget)}
        />
      ) : (
        <input
          {...shared}
          ref={(field) => () => {
            if (field) before.current = readTyped(field);
          }}
          autoComplete="off"
        />
      )}
      <button type="submit" aria-label="Send" disabled={pending}>
        <ArrowIcon />
      </button>
    </form>
  );
}

const neverChanges = () => () => {};

/** What the visitor had typed before the script came. */
interface Typed {
  readonly text: string;
  readonly cursor: number;
  readonly hasFocus: boolean;
}

function readTyped(field: HTMLInputElement): Typed {
  const { value, selectionEnd } = field;
  return {
    text: value,
    cursor: selectionEnd ?? value.length,
    hasFocus: document.activeElement === field,
  };
}

function takeOver(field: HTMLTextAreaElement, { text, cursor, hasFocus }: Typed): void {
  field.value = text;
  field.setSelectionRange(cursor, cursor);
  if (hasFocus) field.focus();
  grow(field);
}

const tallest = 120;

function grow(field: HTMLTextAreaElement): void {
  field.style.height = 'auto';
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${Math.min(field.scrollHeight + borders, tallest)}px`;
}
