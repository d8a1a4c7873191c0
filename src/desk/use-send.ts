import { useState } from 'react';
import { type Answer, send } from './api.ts';
import { tellSoon } from './changes.ts';

export interface Sender {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The server's answer when it agreed; undefined when it refused, and then `error` says why. */
  send<T>(path: string, body?: unknown, method?: 'POST' | 'PUT' | 'DELETE'): Promise<T | undefined>;
}

/** One change at a time, with its refusal at hand; what is on screen is asked for again. */
export function useSend(): Sender {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Extract<Answer<unknown>, { ok: false }>>();
  return {
    busy,
    error: refused?.error,
    fields: refused?.fields ?? {},
    async send<T>(path: string, body?: unknown, method?: 'POST' | 'PUT' | 'DELETE') {
      setBusy(true);
      setRefused(undefined);
      const answer = await send<T>(path, body, method);
      setBusy(false);
      if (!answer.ok) {
        setRefused(answer);
        return undefined;
      }
      tellSoon();
      return answer.value;
    },
  };
}
