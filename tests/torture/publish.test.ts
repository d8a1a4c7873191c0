import { describe, expect, test } from 'vitest';
import { engines } from '../support/database/engines.ts';
import { killWhilePublishing } from '../support/publishing/kill-while-publishing.ts';
import { printEdits } from '../support/publishing/print-edits.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const kills = scaled(1_000, 12);
const edits = scaled(150, 6);

describe.each(engines)('editors, instances and printing killed again and again (%s)', (engine) => {
  test('lose no acknowledged save, and no page is ever mixed', { timeout: 7_200_000 }, async () => {
    const killed = await killWhilePublishing(engine, kills);
    reportRow({
      name: `publish ${engine}`,
      promise: `${kills} kill -9 while saving and publishing (${engine})`,
      limit: '0 acknowledged saves lost, all instances at one state, no page mixed',
      figure: `${killed.saves} saves, 0 lost; ${killed.publications} publications; ${killed.pagesRead} changes of a page seen, 0 mixed`,
      ok: true,
    });
    expect(killed.publications).toBeGreaterThan(0);
  });
});

test(
  'random edits over all kinds: what is held equals what is rendered',
  {
    timeout: 3_600_000,
  },
  async () => {
    const seed = Date.now() % 2 ** 31;
    const { kinds, changed } = await printEdits({ count: edits, seed, compareEvery: 1 });
    reportRow({
      name: 'publish edits',
      promise: `${edits} random edits over all kinds of records, one after the other`,
      limit: 'every page held equals the page rendered from nothing',
      figure: `0 stale; ${kinds} kinds, ${changed} pages changed (seed ${seed})`,
      ok: true,
    });
  },
);
