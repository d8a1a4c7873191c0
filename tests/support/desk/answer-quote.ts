import { siteUrl } from './desk-visitor.ts';

/** A form of the quote page, as the buyer's browser sends it. */
export async function answerQuote(
  desk: { fetch(request: Request): Response | Promise<Response> },
  path: string,
  answer: string,
  origin = siteUrl,
  message = '',
  code = '',
): Promise<Response> {
  return desk.fetch(
    new Request(siteUrl + path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer, message, code }).toString(),
    }),
  );
}
