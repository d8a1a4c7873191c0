import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/**
 * The conversation, kept for the visit: a link in an answer leads to another page, and the talk must
 * still be there.
 */
export function useKeptMessages<Message>(
  key: string,
  /** What is there already and counts more than what was kept. */
  given: readonly Message[] = [],
): readonly [readonly Message[], Dispatch<SetStateAction<readonly Message[]>>] {
  const [messages, setMessages] = useState<readonly Message[]>(given);
  const [read, setRead] = useState(false);
  useEffect(() => {
    setMessages((now) => (now.length > 0 ? now : readKept<Message>(key)));
    setRead(true);
  }, [key]);
  useEffect(() => {
    if (!read) return;
    try {
      sessionStorage.setItem(key, JSON.stringify(messages.slice(-60)));
    } catch {
      // Private windows and frames may forbid it; then the talk lasts as long as the page.
    }
  }, [key, messages, read]);
  return [messages, setMessages];
}

function readKept<Message>(key: string): readonly Message[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Message[]) : [];
  } catch {
    return [];
  }
}
