import type { Answer } from '../../contract/answer.ts';

/** What became of a call: the server answered, or there was no usable answer. */
export type Invocation =
  | { readonly answered: true; readonly status: number; readonly answer: Answer }
  | { readonly answered: false; readonly status?: number };

/** Posts an enquiry. The key makes a repeated send of the same values count once. */
export async function invoke(path: string, payload: object, key: string): Promise<Invocation> {
  const body = JSON.stringify(payload);
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      // The visitor may already be leaving; what was sent must still arrive. Browsers refuse to keep
      // more than 64 KB alive.
      keepalive: body.length < 50_000,
    });
    return await readAnswer(response);
  } catch {
    return { answered: false };
  }
}

async function readAnswer(response: Response): Promise<Invocation> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  // A proxy that speaks for a server it cannot reach says nothing about the enquiry.
  if (!(body instanceof Object && ('success' in body || status < 429))) {
    return { answered: false, status };
  }
  // Without success it is a refusal, in its own words where it has any.
  const { error } = body as { readonly error?: unknown };
  const words = typeof error === 'string' ? error : '';
  return { answered: true, status, answer: { success: false, ...body, error: words } as Answer };
}

/**
 * One idempotency key for as long as the values stay the same: a second try after a lost answer
 * must not make a second enquiry, and a corrected form must not be taken for the old one.
 */
export function createAttemptKeys(): (fields: object) => string {
  let sent = '';
  let key = '';
  return (fields) => {
    const body = JSON.stringify(fields);
    if (body !== sent) {
      sent = body;
      key = crypto.randomUUID();
    }
    return key;
  };
}
