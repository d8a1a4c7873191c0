import type { AnswerOf, JsonEndpoint } from '../contract/desk/endpoint.ts';
import { buildAddress } from '../contract/desk/endpoint.ts';
import type { DeskError } from '../contract/desk/desk-refusals.ts';

type Sent<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: string };

/** A file as it is, to an endpoint that takes one. */
export async function sendFile<E extends JsonEndpoint>(
  endpoint: E & { readonly takesFile: true },
  file: Blob,
  input: Parameters<typeof buildAddress>[1] = {},
): Promise<Sent<AnswerOf<E>>> {
  try {
    const answer = await fetch(buildAddress(endpoint, input), {
      method: endpoint.method,
      body: file,
      credentials: 'same-origin',
    });
    if (answer.ok) return { ok: true, value: (await answer.json()) as AnswerOf<E> };
    const { error = 'Something went wrong. Please try again.' }: Partial<DeskError> =
      await answer.json();
    return { ok: false, error };
  } catch {
    return { ok: false, error: 'No connection. Please try again.' };
  }
}
