import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { structureNotes } from '../../../content/structure-notes.ts';
import { href } from '../../../contract/routes.ts';
import type { Topic } from '../../../domain/assistant/topics.ts';
import type { ConstructionFamily } from '../../../domain/fabric/fabric.ts';
import {
  compareFabrics,
  describeFabric,
  explainStructures,
  fabricLine,
  listCollections,
  weightAdvice,
} from './cloth-answers.ts';
import { nameLink } from './name-link.ts';
import { createGuide } from './create-guide.ts';

const guide = createGuide(() => shippedContent);
const answerTo = (question: string) => guide.ask(question).message.split('\n');

describe('the heading of a suggestion', () => {
  test.each([
    ['net up to 100 gsm', /^\d+ fabrics in the book are net, up to 100 GSM\. The nearest first:$/],
    [
      'nylon between 100 and 140 gsm',
      /^\d+ fabrics in the book are Nylon Classic, 100–140 GSM\. The nearest first:$/,
    ],
    [
      'lace from 400 gsm',
      'No recorded fabric is lace, from 400 GSM. Without the weight, these come nearest; weight, width and shade can also be made to order:',
    ],
    ['lightest lace', /^\d+ fabrics in the book are lace\. The lightest first:$/],
  ])('%s', (question, heading) => expect(answerTo(question)[0]).toMatch(heading));
});

test('four fabrics are shown, and the catalogue where there are more', () => {
  const lines = answerTo('net up to 100 gsm');
  expect(lines[1]).toBe('');
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(4);
  expect(lines.slice(-2)).toEqual(['', '[See them all in the catalogue](/catalogue).']);
  const few = answerTo('160 gsm 60 inches cotton').filter((line) => line.startsWith('- '));
  expect(few.length).toBeLessThan(4);
  expect(answerTo('160 gsm 60 inches cotton').join()).not.toContain('See them all');
});

test('a fabric says in which shades of a colour it is recorded', () => {
  const own = 'any other is dyed to your swatch after a lab dip.';
  const name = '**[14B Locknit Premium](/fabrics/locknit-premium-14b)**';
  expect(answerTo('is 14B available in blue')).toEqual([
    `${name}: recorded in blue as Neel; ${own}`,
  ]);
  expect(answerTo('is 14B available in purple')).toEqual([
    `${name}: no purple among its recorded shades; ${own}`,
  ]);
});

test('without weight and width it says what metres and kilos depend on', () => {
  const [rule, gap, source] = answerTo('how many metres in 50 kg');
  expect(rule).toContain('kilos = metres × width in metres × GSM ÷ 1000.');
  expect(rule).toContain('500 metres at 180 GSM and 60 inches weigh about 137 kg.');
  expect([gap, source]).toEqual([
    '',
    '*Source: [From GSM to metres and kilos](/blog/what-is-gsm-fabric-weight-chart)*',
  ]);
});

test('a comparison lays the same facts of each fabric side by side', () => {
  const chosen = fabrics.slice(0, 2);
  const rows = compareFabrics(shippedContent, chosen).text.split('\n');
  expect(rows.slice(2, 9).map((row) => row.split(' | ')[0])).toEqual([
    '| Fibre',
    '| Construction',
    '| Weight',
    '| Width',
    '| Finish',
    '| Made for',
    '| Care',
  ]);
  expect(rows[0]).toBe(`| | ${chosen.map(nameLink).join(' | ')} |`);
  expect(rows[1]).toBe('|---|---|---|');
  for (const row of rows.slice(2, 15)) expect(row).toMatch(/^\| [^|]+ \| [^|]+ \| [^|]+ \|$/);
  const beside = href.compare(chosen.map(({ slug }) => slug));
  expect(rows.slice(15)).toEqual(['', `[Lay them side by side](${beside}).`]);
});

test('each detail of a fabric is said from its record', () => {
  const [fabric] = fabrics;
  const said = (topic: Topic) => describeFabric(shippedContent, fabric!, new Set([topic])).text;
  const name = `**${nameLink(fabric!)}**: `;
  expect(said('weight')).toMatch(/: weighs \d.+\.$/);
  expect(said('width')).toMatch(/: finishes at .+; other widths can be made to order\.$/);
  expect(said('composition')).toBe(
    `${name}is ${fabric!.fibres.map(({ percent, fibre }) => `${percent}% ${fibre}`).join(' and ')}.`,
  );
  expect(said('colours')).toBe(
    `${name}recorded shades: ${fabric!.shades.map((shade) => shade.name).join(', ')}. A shade of your own starts with a lab dip.`,
  );
  expect(said('finishes')).toContain(`finished ${fabric!.finishes[0]}`);
  expect(said('care')).toBe(`${name}care: ${fabric!.care.join('; ')}.`);
  expect(said('uses')).toMatch(/: made for .+\.$/);
  expect(said('constructions')).toContain(`is a ${fabric!.construction.name.toLowerCase()}, `);
  expect(said('moq')).toBe(
    `${name}minimum on its record: ${fabric!.moq}. Bulk in general begins at ${shippedContent.terms.bulk.text}, sampling at ${shippedContent.terms.sampling.text}.`,
  );
  expect(describeFabric(shippedContent, fabric!, new Set()).text).toBe(
    `${fabricLine(shippedContent, fabric!)}\n\n${fabric!.description}`,
  );
});

test('structures are explained one by one, up to three', () => {
  const families = Object.keys(structureNotes) as ConstructionFamily[];
  expect(explainStructures(shippedContent, [])).toEqual([]);
  expect(explainStructures(shippedContent, families.slice(0, 4))).toEqual([]);
  expect(explainStructures(shippedContent, families.slice(0, 3))).toEqual([
    {
      text: families
        .slice(0, 3)
        .map((family) => structureNotes[family])
        .join('\n\n'),
    },
  ]);
});

test('the collections are listed with their counts', () => {
  const lines = listCollections(shippedContent).text.split('\n');
  expect(lines[0]).toBe(
    `The book holds ${fabrics.length} warp-knitted fabrics in four collections:`,
  );
  expect(lines[1]).toBe('');
  const counts = lines.slice(2).map((line) => Number(/\*\*, (\d+) fabrics\. \S/.exec(line)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(fabrics.length);
  expect(listCollections(shippedContent).source).toEqual({
    label: 'The catalogue',
    to: href.catalogue(),
  });
});

test('a garment is advised its usual weight, with its source', () => {
  expect(weightAdvice(shippedContent, ['Polos'])).toEqual([
    expect.stringMatching(/^Usual weight: \*\*.+\*\*\. Source: \[GSM guide\]\(\/blog\/.+\)\.$/),
    '',
  ]);
  for (const use of ['T-shirts', 'Polos', 'Uniforms', 'Shirts', 'Hoodies', 'Leggings'] as const) {
    expect(weightAdvice(shippedContent, [use])).toHaveLength(2);
  }
  expect(weightAdvice(shippedContent, ['Trims'])).toEqual([]);
});
