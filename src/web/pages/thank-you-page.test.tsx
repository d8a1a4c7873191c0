import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { kinds } from '../../contract/enquiry/kinds.ts';
import { pages } from '../../contract/routes.ts';
import { WithContent } from '../content-context.tsx';

// The build names them; here no file is fetched.
const { thankYouPage } = await import('./thank-you-page.tsx');

function thanksFor(type: string): string {
  const page = thankYouPage({
    content: shippedContent,
    path: pages.thankYou,
    query: new URLSearchParams({ type }),
    siteUrl: 'https://mill.example',
    now: new Date('2026-11-16T06:00:00Z'),
  });
  return renderToStaticMarkup(<WithContent content={shippedContent}>{page?.body}</WithContent>);
}

// Whoever taps on WhatsApp is led to the chat, and sees no page of ours.
test.each(Object.values(kinds).filter(({ kind }) => kind !== 'whatsapp'))(
  'a $kind is thanked for in its own words',
  ({ kind, thankYou: type }) => {
    // A chat lead is a request for a quote.
    const own = shippedContent.thankYou.byKind[kind === 'chat-lead' ? 'quote' : kind];
    expect(thanksFor(type)).toContain(own?.title);
    expect(thanksFor(type).includes('/catalogue.pdf')).toBe(kind === 'catalog');
  },
);

test.each(['', 'unknown', 'constructor'])('"%s" is thanked for all the same', (type) => {
  expect(thanksFor(type)).toContain(shippedContent.thankYou.generic.message);
});
