import { describe, expect, test } from 'vitest';
import { type FabricRecord, makeFabric } from '../../domain/fabric/fabric-record.ts';
import { cottonNylonPlain } from './cotton-nylon-plain.ts';
import { requireFabric, requireFabrics } from './fabric-schema.ts';

const locknit = cottonNylonPlain.find((record) => record.number === '14B')!;
const tricot = cottonNylonPlain.find((record) => record.number === '12A')!;
const file = 'src/content/fabrics/cotton-nylon-plain.ts';

describe('a faulty record', () => {
  test.each<[string, Partial<Record<keyof FabricRecord | 'slug', unknown>>, string]>([
    ['number', { number: '14I' }, 'number: must be two digits and a letter'],
    ['what is derived', { slug: 'locknit-14b' }, 'record: Unrecognized key: "slug"'],
    [
      'composition',
      { composition: '100% Cotton' },
      'fibres: 100% Cotton cannot hold cotton and ny',
    ],
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
    ['width', { width: 30 }, 'width: '],
    ['width in words', { width: 60, widthText: '58 inches' }, 'widthText: must say the inches'],
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

  test('must state the shares of a blend', () => {
    const { fibres: _, ...silent } = locknit;
    expect(() => requireFabric(file, silent)).toThrow('fibres: a blend states its shares');
  });

  test('is named by number and title, where it has them', () => {
    expect(() => requireFabric(file, { ...locknit, leadShade: -1 })).toThrow(
      `${file}, 14B Locknit Premium: leadShade`,
    );
    expect(() => requireFabric(file, {})).toThrow(`${file}, record without number and title`);
  });
});

test('a sound record becomes the fabric that its fields describe', () => {
  expect(requireFabric(file, locknit)).toEqual(makeFabric(locknit));
});

describe('records of several files', () => {
  test('keep the order of the files and of their records', () => {
    const read = requireFabrics({ 'b.ts': [locknit], 'a.ts': [tricot] });
    expect(read.map(({ number }) => number)).toEqual(['14B', '12A']);
  });

  test('must not share an id, and the message names one that is free', () => {
    const same = { ...tricot, id: locknit.id };
    expect(() => requireFabrics({ 'b.ts': [locknit], 'a.ts': [same] })).toThrow(
      `a.ts, 12A Tricot Standard: id: 14B Locknit Premium has it already; ${locknit.id + 1} is free`,
    );
  });

  test('must not share a number', () => {
    const same = { ...tricot, number: '14B' };
    expect(() => requireFabrics({ 'b.ts': [locknit], 'a.ts': [same] })).toThrow(
      'number: 14B Locknit Premium has it already',
    );
  });
});
