import { expect, test } from 'vitest';
import { loggedPath } from './request-context.ts';

test.each([
  ['/fabrics?search=Asha+Verma', '/fabrics'],
  ['/q/a-buyers-key', '/q/…'],
  ['/q/a-buyers-key/quote.pdf', '/q/…/quote.pdf'],
  ['/room/a-buyers-key', '/room/…'],
  ['/%72oom/a-buyers-key/photos/1', '/room/…/photos/1'],
  ['/%71/a-buyers-key', '/q/…'],
  ['//q//a-buyers-key', '//q//…'],
  ['https://taana.example/q/a-buyers-key', 'https://taana.example/q/…'],
  ['/desk/api/agenda/the-key.ics', '/desk/api/agenda/…'],
  [
    '/desk/api/enquiries/0193e5a2-1234-7123-8000-1',
    '/desk/api/enquiries/0193e5a2-1234-7123-8000-1',
  ],
  ['/unsubscribe/asha%40buyer.example', '/unsubscribe/[address]'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('%s is logged as %s', (url, shown) => {
  expect(loggedPath({ url })).toBe(shown);
});
