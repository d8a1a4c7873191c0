import { expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import {
  type ClothFacts,
  clothFacts,
  type KnitReport,
} from '../../../src/domain/picture/knitting.ts';
import { knitInProcess } from '../../../src/server/knitting/knit-process.ts';

const cloth = clothFacts(shippedContent.fabrics[0]!);

test('what comes out of the studio’s process is a plan first, then what was chosen of it', async () => {
  const { outcome, reports } = await knit(cloth, { recipes: 'none' });
  expect(outcome).toEqual({ kind: 'done' });
  expect(reports.map(({ kind }) => kind)).toEqual(['planned', 'done']);
  const [planned] = reports;
  expect(planned).toMatchObject({ pictures: [{ scene: 'drape' }, { scene: 'macro' }, {}, {}] });
});

test('cloth that nobody can knit, and what is no cloth at all, is refused', async () => {
  const dropping = { ...cloth.construction, bars: [{ lapping: '0-0/3-3//', threading: 'C' }] };
  const { outcome } = await knit({ ...cloth, construction: dropping });
  expect(outcome).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(outcome)).toContain('the stitch would drop');
  const garbage = { __proto__: null, slug: '../../etc', bars: 1e9 } as unknown as ClothFacts;
  expect((await knit(garbage)).outcome).toMatchObject({ kind: 'refused' });
});

test('cancelled in the midst of its work, the process is gone', async () => {
  const stopping = new AbortController();
  const { outcome, reports } = await knit(cloth, {
    signal: stopping.signal,
    seen: ({ kind }) => kind === 'stage' && stopping.abort(),
  });
  expect(outcome).toEqual({ kind: 'stopped' });
  expect(reports.at(-1)).toMatchObject({ kind: 'stage', stage: 'preview' });
});

test('a process that needs too much memory, or takes too long, is ended and says so', async () => {
  expect((await knit(cloth, { memoryMb: 60 })).outcome).toEqual({ kind: 'out-of-memory' });
  expect((await knit(cloth, { longestMs: 1 })).outcome).toEqual({ kind: 'too-slow' });
});

test('what cannot be kept reaches the caller, and nothing is knitted on', async () => {
  const take = () => Promise.reject(new Error('the database is away'));
  await expect(knit(cloth, { take })).rejects.toThrow('the database is away');
});

interface Options {
  readonly recipes?: 'none' | 'all';
  readonly memoryMb?: number;
  readonly longestMs?: number;
  readonly signal?: AbortSignal;
  readonly seen?: (report: KnitReport) => unknown;
  readonly take?: (report: KnitReport) => Promise<void>;
}

async function knit(given: ClothFacts, options: Options = {}) {
  const reports: KnitReport[] = [];
  const outcome = await knitInProcess({
    cloth: given,
    memoryMb: options.memoryMb ?? 1500,
    longestMs: options.longestMs ?? 120_000,
    signal: options.signal ?? new AbortController().signal,
    async choose(planned) {
      return options.recipes === 'none' ? [] : planned.map(({ recipe }) => recipe);
    },
    async take(report) {
      reports.push(report);
      options.seen?.(report);
      await options.take?.(report);
    },
  });
  return { outcome, reports };
}
