import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** What a browser says of a page that is opened from elsewhere. */
export const fromElsewhere = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };

/** Bytes on the wire for a browser that accepts Brotli. */
export async function wireBytes(
  server: { readonly url: string },
  paths: Iterable<string>,
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    const request = get(server.url + path, { headers: { 'accept-encoding': 'br', ...more } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    for await (const part of answer) sum += (part as Buffer).byteLength;
  }
  return sum;
}
