/** What the desk's server says: the value, or a sentence for the person who asked. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: string;
      readonly fields: Readonly<Record<string, string>>;
    };

export function ask<T>(path: string): Promise<Answer<T>> {
  return call<T>(path, { method: 'GET' });
}

export function send<T = unknown>(
  path: string,
  body: unknown = {},
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
): Promise<Answer<T>> {
  return call<T>(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function call<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`/desk/api${path}`, { ...init, credentials: 'same-origin' });
    body = await response.json();
  } catch {
    return { ok: false, status: 0, error: 'No connection. Please try again.', fields: {} };
  }
  if (response.ok) return { ok: true, value: body as T };
  const { error, fields } = body as { error?: string; fields?: Record<string, string> };
  if (response.status === 401) for (const hear of signedOut) hear();
  return {
    ok: false,
    status: response.status,
    error: error ?? 'Something went wrong.',
    fields: fields ?? {},
  };
}

/** Called when the server no longer knows who we are. */
export const signedOut = new Set<() => void>();
