import { expect, test } from 'vitest';
import { inSight, runsOf, startsAtRight } from './scripts.ts';

const shown = (text: string) =>
  inSight(
    text.split(/( )/).flatMap((part) => runsOf(part)),
    startsAtRight(text),
  )
    .map((run) => run.text)
    .join('|');

test('a text is cut where its script changes', () => {
  expect(runsOf('14B नीला ₹').map(({ script, text }) => `${script}:${text}`)).toEqual([
    'latin:14B ',
    'devanagari:नीला',
    'latin: ',
    'devanagari:₹',
  ]);
  expect(runsOf('ਤਾਣਾ।')).toEqual([{ script: 'punjabi', text: 'ਤਾਣਾ।' }]);
  expect(runsOf('क्\u200dष')).toHaveLength(1);
});

test('Arabic words stand in their order from the right, Latin ones from the left', () => {
  expect(startsAtRight('قماش أزرق')).toBe(true);
  expect(startsAtRight('Fabric قماش')).toBe(false);
  expect(shown('قماش أزرق')).toBe('أزرق| |قماش');
  expect(shown('Fabric قماش أزرق 14B')).toBe('Fabric| |أزرق| |قماش| |14B');
  expect(shown('قماش 1,000 m')).toBe('m| |1,000| |قماش');
});
