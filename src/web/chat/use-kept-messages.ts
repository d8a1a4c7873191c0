import { useState, useSyncExternalStore } from 'react';

/**
 * The conversation, kept for the visit: a link in an answer leads to another page, and the chat must
 * still be there. Messages that the server rendered replace the kept ones.
 */
export function useKeptMessages<Message>(
  key: string,
  given: readonly Message[] = nothing,
): readonly [
  readonly Message[],
  (change: (now: readonly Message[]) => readonly Message[]) => void,
] {
  const [store] = useState(() => createKept(key, given));
  const messages = useSyncExternalStore(store.subscribe, store.get, store.first);
  return [messages, store.change];
}

const nothing: readonly never[] = [];

interface Kept<Message> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => readonly Message[];
  /** As the markup of the server shows it. */
  readonly first: () => readonly Message[];
  readonly change: (change: (now: readonly Message[]) => readonly Message[]) => void;
}

function createKept<Message>(key: string, given: readonly Message[]): Kept<Message> {
  let messages: readonly Message[] | undefined = given.length > 0 ? given : undefined;
  const listeners = new Set<() => void>();
  const get = () => (messages ??= readKept<Message>(key));
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get,
    first: () => given,
    change(change) {
      messages = change(get());
      writeKept(key, messages.slice(-60));
      for (const listener of listeners) listener();
    },
  };
}

/** Private windows and frames may forbid the storage; then the chat lasts as long as the page. */
const remembered = new Map<string, string>();

function readKept<Message>(key: string): readonly Message[] {
  try {
    const kept: unknown = JSON.parse(remembered.get(key) ?? sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Message[]) : nothing;
  } catch {
    return nothing;
  }
}

function writeKept(key: string, messages: readonly unknown[]): void {
  const text = JSON.stringify(messages);
  remembered.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
