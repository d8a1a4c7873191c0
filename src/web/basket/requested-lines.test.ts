import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { fabricName } from '../../domain/fabric/fabric.ts';
import { requestedLines } from './requested-lines.ts';

const { fabrics } = shippedContent;
const [first, second] = [fabrics[0]!, fabrics[1]!];

test('one fabric, or none, needs no lines', () => {
  expect(requestedLines(shippedContent, [])).toEqual([]);
  expect(requestedLines(shippedContent, [first.slug])).toEqual([]);
  expect(requestedLines(shippedContent, [first.slug, first.slug])).toEqual([]);
});

test('several are named by slug, number or name, each with the way out of the quote', () => {
  const lines = requestedLines(shippedContent, [first.slug, fabricName(second)]);
  expect(lines.map(({ name }) => name)).toEqual([fabricName(first), fabricName(second)]);
  expect(lines[1]!.without).toBe(`/quote?product=${first.slug}`);
  expect(lines[0]!.shades.length).toBeGreaterThanOrEqual(10);
});

test('one fabric named by an old address and by the new one is one line, which knows the old one', () => {
  const moved = {
    ...shippedContent,
    fabrics: [{ ...first, slug: 'new', formerSlugs: [first.slug] }, second],
  };
  expect(requestedLines(moved, [first.slug, 'new'])).toEqual([]);
  const lines = requestedLines(moved, [first.slug, second.slug, 'new']);
  expect(lines.map(({ slug, was }) => [slug, was])).toEqual([
    ['new', first.slug],
    [second.slug, undefined],
  ]);
});

test('one we do not know keeps the name it was given', () => {
  expect(requestedLines(shippedContent, [first.slug, 'A <b>cloth</b>'])[1]).toMatchObject({
    slug: '',
    name: 'A <b>cloth</b>',
  });
});

test('a form that comes back keeps what was typed into each line', () => {
  const lines = requestedLines(shippedContent, ['ignored'], {
    name: 'quote',
    values: {},
    lists: {
      lineSlug: [first.slug, ''],
      lineName: [fabricName(first), 'Own cloth'],
      lineMetres: ['300', '50'],
      lineShade: ['Kora', ''],
    },
    errors: {},
  });
  expect(lines.map(({ name, metres, shade }) => [name, metres, shade])).toEqual([
    [fabricName(first), '300', 'Kora'],
    ['Own cloth', '50', ''],
  ]);
});
