import { href } from '../../contract/routes.ts';
import type { RequestContext } from './request-context.ts';
import { type HeaderList, securityPair } from './headers.ts';

const security = securityPair();

type Answered = Pick<RequestContext, 'req' | 'res' | 'secure'>;

/** Refuses an address or a method. */
export function refuse(
  context: Answered,
  status: keyof typeof refusals,
  headers: HeaderList = [],
): void {
  sendPlainPage(context, { status, ...refusals[status], headers });
}

/** The page of last resort: needs no build, no stylesheet and no data. */
export function sendPlainPage(
  context: Answered,
  page: {
    readonly status: number;
    readonly title: string;
    readonly text: string;
    readonly headers?: HeaderList;
  },
): void {
  const body = Buffer.from(plainHtml(page.title, page.text));
  const { req, res } = context;
  res.writeHead(page.status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(body.byteLength),
    'Cache-Control',
    'no-store',
    ...(page.headers ?? []),
    ...security[context.secure ? 1 : 0],
  ]);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** A browser may remember what moved for good; what can come back it asks for each time. */
export function sendRedirect(
  { res, secure }: Answered,
  to: { readonly status: 301 | 302 | 308; readonly location: string },
): void {
  sendEmpty({ res, secure }, to.status, [
    'Location',
    to.location,
    'Content-Length',
    '0',
    'Cache-Control',
    to.status === 302 ? 'no-cache' : 'public, max-age=3600',
  ]);
}

export function sendEmpty(
  { res, secure }: Pick<Answered, 'res' | 'secure'>,
  status: number,
  headers: HeaderList,
): void {
  res.writeHead(status, [...headers, ...security[secure ? 1 : 0]]).end();
}

export function plainHtml(title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="${href.home()}">Home</a></p></html>`;
}

const refusals = {
  400: { title: 'Bad request', text: 'This address cannot be read.' },
  405: { title: 'Method not allowed', text: 'This page can only be looked at.' },
  414: { title: 'Address too long', text: 'This address is longer than we read.' },
  429: { title: 'Too many requests', text: 'Please try again in a moment.' },
  503: { title: 'Busy', text: 'Please try again in a moment.' },
} as const;
