import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { loomBook } from '../../domain/cloth-design/loom-book.ts';
import { loomStarts } from '../../domain/cloth-design/loom-starts.ts';
import { surprise } from '../../domain/cloth-design/surprise.ts';
import { randomStream } from '../number/random.ts';
import { explainGsm } from '../weight/explain-gsm.ts';
import { withoutColours } from '../weight/without-colours.ts';
import { judgeDesign } from './judge-design.ts';

test('a surprise always knits, weighed by the loom', () => {
  const book = loomBook(shippedContent);
  const starts = loomStarts(shippedContent).map(({ design }) => design);
  const colours = book.shades.map(({ hex }) => hex);
  const chance = randomStream(11);
  const seen = new Set<string>();
  for (let turn = 0; turn < 60; turn++) {
    const design = surprise(starts, colours, chance);
    const noted = judgeDesign(design, book);
    expect(noted.head).toBe('It can be knitted.');
    if (noted.can)
      expect(judgeDesign(design, book, explainGsm(withoutColours(noted.cloth))).can).toBe(true);
    seen.add(JSON.stringify(design));
  }
  expect(seen.size).toBeGreaterThan(50);
});
