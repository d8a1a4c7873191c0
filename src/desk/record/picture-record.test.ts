import { afterEach, expect, test, vi } from 'vitest';
import { keepPictureRecord } from './picture-record.ts';

const key = '93140f95bba96e5b9408c3c1f3afa12f';
const facts = { width: 720, height: 1080, widths: [720], dominant: '#aabbcc', placeholder: '' };
const address = `/desk/api/content/picture/${key}`;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a photograph that was stored, and never described, is described without a question', async () => {
  const asked = answerWith({ kind: 'saved', revision: 'r1', faults: [] });
  expect(await keepPictureRecord({ key, facts }, 'Cloth on a table')).toBeUndefined();
  expect(asked).toEqual([
    ['PUT', address, { parent: null, body: { ...facts, alt: 'Cloth on a table' } }],
  ]);
});

test('words that a photograph has already stand', async () => {
  const asked = answerWith({ kind: 'conflict' }, { parent: 'r1', body: { alt: 'A beam' } });
  expect(await keepPictureRecord({ key, facts }, 'Cloth on a table')).toBeUndefined();
  expect(asked.map(([method]) => method)).toEqual(['PUT', 'GET']);
});

test('a record without words takes them', async () => {
  const asked = answerWith(
    { kind: 'conflict' },
    { parent: 'r1', body: { ...facts } },
    { kind: 'saved', revision: 'r2', faults: [] },
  );
  expect(await keepPictureRecord({ key, facts }, 'Cloth on a table')).toBeUndefined();
  expect(asked.at(-1)).toEqual([
    'PUT',
    address,
    { parent: 'r1', body: { ...facts, alt: 'Cloth on a table' }, merge: true },
  ]);
});

/** The desk answers in turn; returns what it was asked. */
function answerWith(...answers: readonly object[]): (readonly [string, string, unknown])[] {
  const asked: (readonly [string, string, unknown])[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const answer = answers[asked.push([method, url, sent]) - 1];
    return Promise.resolve(Response.json(answer));
  });
  return asked;
}
