import type { Exchange } from './exchange.ts';
import { type HeaderList, securityPair } from './headers.ts';

const safety = securityPair();

type Answered = Pick<Exchange, 'req' | 'res' | 'secure'>;

/** Says no to an address or a method. */
export function refuse(
  exchange: Answered,
  status: keyof typeof refusals,
  headers: HeaderList = [],
): void {
  sendPlainPage(exchange, { status, ...refusals[status], headers });
}

/** The page of last resort: needs no build, no style sheet and no data to be shown. */
export function sendPlainPage(
  exchange: Answered,
  page: {
    readonly status: number;
    readonly title: string;
    readonly text: string;
    readonly headers?: HeaderList;
  },
): void {
  const body = Buffer.from(plainHtml(page.title, page.text));
  const { req, res } = exchange;
  res.writeHead(page.status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(body.byteLength),
    'Cache-Control',
    'no-store',
    ...(page.headers ?? []),
    ...safety[exchange.secure ? 1 : 0],
  ]);
  res.end(req.method === 'HEAD' ? undefined : body);
}

export function sendRedirect(
  { res, secure }: Answered,
  to: { readonly status: 301 | 308; readonly location: string },
): void {
  sendEmpty({ res, secure }, to.status, [
    'Location',
    to.location,
    'Content-Length',
    '0',
    'Cache-Control',
    'public, max-age=3600',
  ]);
}

export function sendEmpty(
  { res, secure }: Pick<Answered, 'res' | 'secure'>,
  status: number,
  headers: HeaderList,
): void {
  res.writeHead(status, [...headers, ...safety[secure ? 1 : 0]]).end();
}

export function plainHtml(title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">Home</a></p></html>`;
}

const refusals = {
  400: { title: 'Bad request', text: 'This address cannot be read.' },
  405: { title: 'Method not allowed', text: 'This page can only be looked at.' },
  414: { title: 'Address too long', text: 'This address is longer than we read.' },
  429: { title: 'Too many requests', text: 'Please try again in a moment.' },
  503: { title: 'Busy', text: 'Please try again in a moment.' },
} as const;
