import { startTransition, useEffect, useState } from 'react';
import {
  type AnswerOf,
  type AnyCallInput,
  type CallArguments,
  buildAddress,
  type JsonEndpoint,
} from '../contract/desk/endpoint.ts';
import { type Answer, readAddress } from './call-desk.ts';
import { onChange } from './changes.ts';

export interface Query<T> {
  readonly value: T | undefined;
  readonly error: string | undefined;
}

const cache = new Map<string, unknown>();
const cacheSize = 40;

/** Shows the last known answer at once and asks again, also whenever something has changed. */
export function useQuery<E extends JsonEndpoint>(
  endpoint: E & { readonly method: 'GET' },
  ...[input]: CallArguments<E>
): Query<AnswerOf<E>>;
export function useQuery(endpoint: JsonEndpoint, input: AnyCallInput = {}): Query<unknown> {
  const address = buildAddress(endpoint, input);
  const [latest, setLatest] = useState<{ address: string; answer: Answer<unknown> }>();

  useEffect(() => {
    let mounted = true;
    const ask = () =>
      void readAddress(address).then((answer) => {
        if (!mounted) return;
        if (answer.ok) remember(address, answer.value);
        show({ address, answer });
      });
    let show = setLatest;
    ask();
    const stop = onChange(() => {
      // A letter that is typed meanwhile goes before an answer that is asked for again.
      show = (next) => startTransition(() => setLatest(next));
      ask();
    });
    return () => {
      mounted = false;
      stop();
    };
  }, [address]);

  const answer = latest?.address === address ? latest.answer : undefined;
  return {
    value: answer?.ok ? answer.value : cache.get(address),
    error: answer && !answer.ok ? answer.error : undefined,
  };
}

export function forgetAnswers(): void {
  cache.clear();
}

function remember(address: string, value: unknown): void {
  cache.delete(address);
  cache.set(address, value);
  if (cache.size > cacheSize) cache.delete(cache.keys().next().value!);
}
