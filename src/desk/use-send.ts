import { useState } from 'react';
import type { AnswerOf, CallArguments, JsonEndpoint } from '../contract/desk/endpoint.ts';
import { type Answer, callDesk } from './call-desk.ts';
import { notifySoon } from './changes.ts';

export interface Sender {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The server's answer; undefined when it refused, and then `error` says why. */
  send<E extends JsonEndpoint>(
    endpoint: E,
    ...input: CallArguments<E>
  ): Promise<AnswerOf<E> | undefined>;
}

/** One change at a time, with the reason of its refusal; afterwards every query asks again. */
export function useSend(): Sender {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Extract<Answer<unknown>, { ok: false }>>();
  return {
    busy,
    error: refused?.error,
    fields: refused?.fields ?? {},
    async send(endpoint, ...input) {
      setBusy(true);
      setRefused(undefined);
      const answer = await callDesk(endpoint, ...input);
      setBusy(false);
      if (!answer.ok) {
        setRefused(answer);
        return undefined;
      }
      notifySoon();
      return answer.value;
    },
  };
}
