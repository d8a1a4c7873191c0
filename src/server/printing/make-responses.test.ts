import { expect, test } from 'vitest';
import type { PageCaching } from '../pages/cached-response.ts';
import { compress } from '../pages/compress.ts';
import { makeResponse, makeResponses } from './make-responses.ts';

const body = Buffer.from('A page of the mill. '.repeat(100));
const page = {
  path: '/',
  status: 200,
  type: 'text/html; charset=utf-8',
  compression: 'quick',
  ...compress(body),
} as const;
/** What a browser is told of how long it may keep it. */
const kept = async (type: string, caching: PageCaching) => {
  const { all } = (await makeResponse({ ...page, type }, caching)).encoded.identity.headers[0];
  return all[all.indexOf('Cache-Control') + 1];
};

test('only pages are kept as pages are', async () => {
  const [ofPage, ofPurged] = [await kept(page.type, 'page'), await kept(page.type, 'purgedPage')];
  expect(ofPage).not.toBe(ofPurged);
  const text = 'text/plain; charset=utf-8';
  expect(await kept(text, 'page')).toBe(await kept(text, 'purgedPage'));
});

test('a printed file is sent as it was compressed, a paper as it is', async () => {
  const files = [
    { ...page, modified: 7 },
    {
      path: '/a.pdf',
      status: 200,
      type: 'application/pdf',
      compression: 'full' as const,
      body: Buffer.from('pdf'),
    },
  ];
  const [first, second] = await makeResponses(files, 'page');
  const [path, made] = first!;
  const [, paper] = second!;
  expect([path, made.status, made.type, made.compression, made.modified]).toEqual([
    '/',
    200,
    page.type,
    'quick',
    7,
  ]);
  expect(made.encoded.identity.body.equals(body)).toBe(true);
  expect(made.encoded.br.body.equals(page.br)).toBe(true);
  expect(made.encoded.gzip.body.equals(page.gzip)).toBe(true);
  expect([paper.encoded.identity.body.toString(), paper.isCompressed]).toEqual(['pdf', false]);
});
