import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { otherMill } from '../../../tests/support/content/other-mill.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import type { SiteContent } from '../../content/site-content.ts';
import type { Steps } from '../../domain/assistant/steps.ts';
import { millFacts } from './guard/mill-facts.ts';
import { createGuide } from './guide/create-guide.ts';
import { passages } from './guide/passages.ts';
import { heavyTable, inSlices } from './in-slices.ts';
import { within } from '../../../tests/support/patience.ts';

function* countTo(most: number): Steps<number> {
  let steps = 0;
  for (; steps < most; steps += 1) yield;
  return steps;
}

/** How often others had a turn while the work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const finished = work.finally(() => (done = true));
  while (!done) {
    await nextTurn();
    turns += 1;
  }
  await finished;
  return turns;
}

test('work is done in turns, and others have theirs in between', async () => {
  expect(await inSlices(countTo(5))).toBe(5);
  expect(await turnsDuring(inSlices(countTo(200), 0))).toBeGreaterThan(150);
});

test('a table is made once for each content, whoever asks first', async () => {
  const make = vi.fn<(content: SiteContent) => Steps<object>>(function* () {
    yield;
    return {};
  });
  const table = heavyTable(make);
  const made = table.of(shippedContent);
  await table.prepare(shippedContent);
  expect(table.of(shippedContent)).toBe(made);
  const other = otherMill();
  await table.prepare(other);
  expect(table.of(other)).toBe(table.of(other));
  expect(make).toHaveBeenCalledTimes(2);
});

test('a work that fails is begun anew by the next who asks', async () => {
  let fails = true;
  const table = heavyTable(function* () {
    yield;
    if (fails) throw new Error('not today');
    return 'made';
  });
  await expect(table.prepare(shippedContent)).rejects.toThrow('not today');
  fails = false;
  expect(table.of(shippedContent)).toBe('made');
});

test('the tables of the guide and the guard are made in many turns, equal to those made at once', async () => {
  const guide = createGuide(() => shippedContent);
  const content = otherMill();
  expect(await turnsDuring(guide.prepare(content))).toBeGreaterThan(1);
  expect(await turnsDuring(millFacts.prepare(content))).toBeGreaterThan(1);
  const query = 'how is it washed';
  const again = otherMill();
  expect(passages.of(content).find(query)).toEqual(passages.of(again).find(query));
  for (const word of ['rewa', 'surat', 'locknit', 'zeppelin']) {
    expect(millFacts.of(content).hasWord(word)).toBe(millFacts.of(again).hasWord(word));
  }
});

test('nothing is kept of a content that is no longer public', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const former = await showAndReplace();
  await vi.waitFor(() => {
    collect();
    expect(former.map((one) => one.deref() === undefined)).toEqual([true, true]);
  }, within(10_000));
});

/** In a function of its own: what waits in the test would keep its temporary values. */
async function showAndReplace(): Promise<WeakRef<object>[]> {
  let content: SiteContent | undefined = otherMill();
  const guide = createGuide(() => content ?? shippedContent);
  const former = [new WeakRef<object>(content), new WeakRef<object>(content.fabrics[0]!)];
  await guide.prepare(content);
  await millFacts.prepare(content);
  guide.ask('How wide is 26C?');
  guide.ask('How wide is zephyr filigree?');
  content = undefined;
  guide.ask('How wide is 26C?');
  return former;
}
