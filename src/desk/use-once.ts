import { useEffect, useState } from 'react';
import {
  type AnswerOf,
  type AnyCallInput,
  buildAddress,
  type CallArguments,
  type JsonEndpoint,
} from '../contract/desk/endpoint.ts';
import { readAddress } from './call-desk.ts';

/**
 * Asked when the screen opens and not at every change, for what is heavy and hardly changes while
 * somebody writes.
 */
export function useOnce<E extends JsonEndpoint>(
  endpoint: E & { readonly method: 'GET' },
  ...[input]: CallArguments<E>
): AnswerOf<E> | undefined;
export function useOnce(endpoint: JsonEndpoint, input: AnyCallInput = {}): unknown {
  const address = buildAddress(endpoint, input);
  const [answer, setAnswer] = useState<{ readonly address: string; readonly value: unknown }>();
  useEffect(() => {
    let mounted = true;
    void readAddress(address).then((read) => {
      if (mounted && read.ok) setAnswer({ address, value: read.value });
    });
    return () => {
      mounted = false;
    };
  }, [address]);
  return answer?.address === address ? answer.value : undefined;
}
