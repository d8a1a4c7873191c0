import { expect, test } from 'vitest';
import { nameOf, type StoredRevision } from './public-state.ts';
import { tellNews } from './tell-news.ts';

const revision = (key: string, id: string): StoredRevision => ({
  kind: 'fabric',
  key,
  id,
  version: 1,
  body: {},
});
const state = (...revisions: StoredRevision[]) =>
  new Map(revisions.map((one) => [nameOf(one), one] as const));

test('a process is told of every revision once', () => {
  const told = new Map<string, string>();
  const [a, b, newer] = [revision('f001', '1'), revision('f002', '2'), revision('f001', '3')];
  expect(tellNews(told, state(a, b))).toEqual([a, b]);
  expect(tellNews(told, state(a, b))).toEqual([]);
  expect(tellNews(told, state(newer, b))).toEqual([newer]);
  expect(tellNews(told, state(newer, b))).toEqual([]);
});
