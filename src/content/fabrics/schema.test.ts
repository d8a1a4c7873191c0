import { describe, expect, test } from 'vitest';
import type { Fabric } from '../../domain/fabric/fabric.ts';
import { fabrics } from './fabrics.ts';
import { requireFabric, slugOf } from './schema.ts';

const locknit = fabrics.find((fabric) => fabric.number === '14B')!;
const file = 'src/content/fabrics/cotton-nylon-plain.ts';

describe('a faulty record', () => {
  test.each<[string, Partial<Record<keyof Fabric, unknown>>, string]>([
    ['number', { number: '14I' }, 'number: must be two digits and a letter'],
    ['slug', { slug: 'locknit-14b' }, 'slug: must be locknit-premium-14b'],
    ['series', { series: 'Luxury' }, 'series: the title says Premium'],
    ['composition', { composition: '100% Cotton' }, 'composition: 100% Cotton does not belong'],
    [
      'shares',
      {
        fibres: [
          { fibre: 'nylon', percent: 50 },
          { fibre: 'cotton', percent: 48 },
        ],
      },
      'fibres: shares add up to 98, not 100',
    ],
    [
      'fibres the yarns do not hold',
      {
        fibres: [
          { fibre: 'polyester', percent: 50 },
          { fibre: 'cotton', percent: 50 },
        ],
      },
      'fibres: the yarns hold cotton and nylon, the record cotton and polyester',
    ],
    [
      'weight',
      { gsm: { kind: 'range', from: 150, to: 130 } },
      'gsm: a range runs from low to high',
    ],
    ['width', { width: { kind: 'inches', inches: 60, text: '58 inches' } }, 'width: the text must'],
    ['lead shade', { leadShade: 99 }, 'leadShade: there are only'],
    ['number of shades', { shades: locknit.shades.slice(0, 9) }, 'shades: '],
    [
      'shade value',
      { shades: [...locknit.shades.slice(1), { name: 'Odd', hex: '#12345' }] },
      `shades.${locknit.shades.length - 1}.hex: must be #rrggbb`,
    ],
    [
      'shade named twice',
      { shades: [...locknit.shades, locknit.shades[0]] },
      'shades: a shade is named twice',
    ],
    [
      'threading',
      {
        construction: {
          ...locknit.construction,
          bars: [{ lapping: '2-3/1-0//', threading: 'Q' }, locknit.construction.bars[1]],
        },
      },
      'construction.bars.0.threading: no yarn is called Q',
    ],
    ['one sentence', { description: `${'Cloth '.repeat(15)}.` }, 'description: must be two sent'],
    [
      'tex that is not its count',
      { yarns: { ...locknit.yarns, C: { ...locknit.yarns['C'], tex: 19 } } },
      'yarns.C.tex: does not follow from the count',
    ],
    ['minimum order', { moq: 'Ask' }, 'moq: '],
  ])('names the file, the fabric and the field: %s', (_, change, message) => {
    const broken = () => requireFabric(file, { ...locknit, ...change });
    expect(broken).toThrow(`${file}, `);
    expect(broken).toThrow(message);
  });

  test('is told apart by number and title, or by their absence', () => {
    expect(() => requireFabric(file, { ...locknit, leadShade: -1 })).toThrow(
      `${file}, 14B Locknit Premium: leadShade`,
    );
    expect(() => requireFabric(file, {})).toThrow(`${file}, record without number and title`);
  });
});

test('a sound record passes unchanged', () => {
  expect(requireFabric(file, locknit)).toEqual(locknit);
});

test('a slug drops accents and apostrophes', () => {
  expect(slugOf({ title: 'Queen’s Cord Premium', number: '17A' })).toBe('queens-cord-premium-17a');
  expect(slugOf({ title: 'Honeycomb Piqué', number: '22A' })).toBe('honeycomb-pique-22a');
});
