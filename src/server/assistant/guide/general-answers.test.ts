import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { aboutColours, aboutWidths } from './general-answers.ts';

const emptied = { ...shippedContent, fabrics: [] };

test('of a book without fabrics no figure is told, and the sentence is whole', () => {
  expect(aboutWidths(emptied).text).toMatch(/^Width is [^\d]+\.$/);
  expect(aboutColours(emptied).text).toMatch(/^Every fabric is dyed to your shade /);
});

test('widths are told from the narrowest to the widest of the book', () => {
  const [fabric] = shippedContent.fabrics;
  const wide = (inches: number) =>
    ({ ...fabric!, width: { kind: 'inches', inches, text: '' } }) as const;
  const told = (...inches: number[]) =>
    aboutWidths({ ...shippedContent, fabrics: inches.map(wide) }).text;
  expect(told(72, 40, 90)).toMatch(/^Recorded widths run from 40 to 90 inches; width is /);
  expect(told(48, 60, 72, 90)).toContain('most fabrics finish between 48 and 72, and width is ');
});
