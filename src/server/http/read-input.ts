import { type FormValues, formValues } from '../../contract/form-values.ts';

export type Input =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly value: FormValues }
  | { readonly kind: 'malformed' };

export type MediaKind = 'json' | 'form' | 'multipart';

/** What kind of body this is; undefined for one we do not read. */
export function readMediaKind(headers: Headers): MediaKind | undefined {
  // An encoded body could unfold to any size after it was counted.
  const coding = headers.get('content-encoding')?.trim().toLowerCase();
  if (coding && coding !== 'identity') return undefined;
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset="?([^"\s]+)"?\s*$/.exec(parameter)?.[1])
    .find((name) => name !== undefined);
  if (charset && !/^utf-?8$/.test(charset)) return undefined;
  return kinds[type?.trim() ?? ''];
}

export async function readInput(
  kind: MediaKind,
  bytes: Buffer,
  contentType: string,
): Promise<Input> {
  try {
    if (kind === 'multipart')
      return fromEntries((await parseMultipart(bytes, contentType)).entries());
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (kind === 'json') return { kind: 'json', value: JSON.parse(text) as unknown };
    return fromEntries(new URLSearchParams(text).entries());
  } catch {
    return { kind: 'malformed' };
  }
}

const kinds: Readonly<Record<string, MediaKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

function parseMultipart(bytes: Buffer, contentType: string): Promise<FormData> {
  const body = new Uint8Array(bytes);
  return new Response(body, { headers: { 'content-type': contentType } }).formData();
}

function fromEntries(entries: Iterable<[string, string | File]>): Input {
  return { kind: 'form', value: formValues(entries) };
}
