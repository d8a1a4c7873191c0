import { expect, test } from 'vitest';
import { constructionTexts } from './constructions.ts';
import { fabrics } from './fabrics/fabrics.ts';
import { structures } from './fabrics/structures.ts';
import { shippedContent } from './shipped-content.ts';
import { requireConstructionText } from './site-content.ts';

test('every fabric can explain its construction', () => {
  for (const fabric of fabrics) {
    expect(requireConstructionText(shippedContent, fabric.construction.name).how).not.toBe('');
  }
});

test('no explanation is short of a sentence or longer than a caption', () => {
  for (const { how, gives } of Object.values(constructionTexts)) {
    for (const text of [how, gives]) expect(text).toMatch(/^[A-Z].*[.]$/);
    expect(`${how} ${gives}`.length).toBeLessThan(460);
    expect(`${how} ${gives}`.length).toBeGreaterThan(120);
  }
});

test('the needle spaces named are those of the longest underlap in the chains', () => {
  const words = ['', 'one', 'two', 'three', 'four', 'five'];
  for (const { name, chains } of Object.values(structures)) {
    const named = [...constructionTexts[name].how.matchAll(/(\w+) needle spaces?/g)].map(
      ([, word]) => words.indexOf(word!),
    );
    if (named.length === 0) continue;
    const longest = Math.max(...chains.map(longestUnderlap));
    expect({ name, spaces: Math.max(...named) }).toEqual({ name, spaces: longest });
  }
});

/** From where a lap ends to where the next begins. */
function longestUnderlap(chain: string): number {
  const laps = chain
    .replace(/\/+$/, '')
    .split('/')
    .map((lap) => lap.split('-').map(Number));
  return Math.max(
    ...laps.map(([, leaves = 0], i) => Math.abs(leaves - (laps[(i + 1) % laps.length]![0] ?? 0))),
  );
}
