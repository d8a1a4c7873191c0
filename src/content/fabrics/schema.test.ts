import { describe, expect, test } from 'vitest';
import type { FabricRecord } from '../../domain/fabric/fabric-record.ts';
import { cottonNylonPlain } from './cotton-nylon-plain.ts';
import { requireRecords } from './require-records.ts';

const locknit = cottonNylonPlain.find((record) => record.number === '14B')!;
const tricot = cottonNylonPlain.find((record) => record.number === '12A')!;
const file = 'src/content/fabrics/cotton-nylon-plain.ts';

describe('a faulty record', () => {
  test.each<[string, Partial<Record<keyof FabricRecord | 'series', unknown>>, string]>([
    ['number', { number: '14I' }, 'number: must be two digits and a letter'],
    ['what is derived', { series: 'Premium' }, 'record: Unrecognized key: "series"'],
    ['slug', { slug: 'Locknit 14B' }, 'slug: must be small letters and figures'],
    ['former slugs', { formerSlugs: ['../desk'] }, 'formerSlugs.0: must be small letters'],
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
      'weight',
      { gsm: { kind: 'range', from: 150, to: 130 } },
      'gsm: a range runs from low to high',
    ],
    ['width', { width: 30 }, 'width: '],
    ['width in words', { width: 60, widthText: '58 inches' }, 'widthText: must say the inches'],
    ['lead shade', { leadShade: 'absent' }, 'leadShade: must be one of the shades on the card'],
    ['number of shades', { shades: locknit.shades.slice(0, 9) }, 'shades: '],
    ['shade', { shades: [...locknit.shades, 'No shade'] }, 'must be the name of a record'],
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
      'yarn in no bar',
      { yarns: { ...locknit.yarns, Z: { yarn: 'nylon40' } } },
      'yarns.Z: is threaded in no bar',
    ],
    ['a yarn without a name', { yarns: { C: {} } }, 'yarns.C.yarn: '],
    ['care', { care: ['Do not bleach'] }, 'care: '],
    ['minimum order', { moq: 'Ask' }, 'moq: '],
    [
      'minimum of a colour above that of the style',
      { moq: { perStyle: 300, perColour: 500 } },
      'moq.perColour: cannot be more than the minimum of the style',
    ],
    ['collection', { category: 'Fine silks' }, 'category: '],
  ])('names the file, the fabric and the field: %s', (_, change, message) => {
    const broken = () => read({ ...locknit, ...change });
    expect(broken).toThrow(`${file}, `);
    expect(broken).toThrow(message);
  });

  test('must state the shares of a blend', () => {
    const { fibres: _, ...silent } = locknit;
    expect(() => read(silent)).toThrow('fibres: a blend states its shares');
  });

  test('is named by number and title, where it has them', () => {
    expect(() => read({ ...locknit, leadShade: 'x' })).toThrow(
      `${file}, 14B Locknit Premium: leadShade`,
    );
    expect(() => read({})).toThrow(`${file}, record without number and title`);
  });
});

describe('a lapping that nobody can knit is refused in the words of the loom', () => {
  const [front, back] = locknit.construction.bars;
  test.each([
    [
      'a space beyond any machine',
      [{ ...front!, lapping: '99-98/1-0//' }, back!],
      'construction.bars.0: Course 1 of "99-98/1-0//": space too high',
    ],
    [
      'an overlap over two needles',
      [{ ...front!, lapping: '2-0/1-3//' }, back!],
      'overlap over more than one needle',
    ],
    [
      'a needle that no bar feeds',
      [
        { ...front!, threading: 'NNN.' },
        { ...back!, threading: 'C...' },
      ],
      'the stitch would drop',
    ],
    [
      'an inlay in front of all bars',
      [{ ...front!, lapping: '0-0/3-3//' }, back!],
      'construction.bars.0: Bar 1 lays in, but no bar in front of it knits over it.',
    ],
    [
      'bars that hardly ever meet',
      [
        { ...front!, threading: 'N'.repeat(17) },
        { ...back!, threading: 'C'.repeat(19) },
      ],
      'The bars meet again only after 323 wales',
    ],
  ])('%s', (_, bars, message) => {
    const { N, C } = { N: { yarn: 'nylon40' }, C: { yarn: 'cottonNe60' } };
    const construction = { ...locknit.construction, bars };
    expect(() => read({ ...locknit, yarns: { N, C }, construction })).toThrow(message);
  });

  test('a motif that the loom does not know', () => {
    const motif = { name: 'unicorn', wales: 48, courses: 96 };
    const construction = { ...locknit.construction, family: 'lace', motif };
    expect(() => read({ ...locknit, construction })).toThrow('does not know a motif "unicorn"');
  });
});

describe('records of several files', () => {
  test('are returned with their fields in the order of the schema, on which the hashes of pictures rest', () => {
    const files = { 'b.ts': [locknit], 'a.ts': [tricot] };
    const records = requireRecords(files);
    expect(records).toEqual(files);
    expect(Object.keys(records['b.ts']![0]!.machine)[0]).toBe('gauge');
  });

  test('must not share an id, and the message names one that is free', () => {
    const same = { ...tricot, id: locknit.id };
    expect(() => requireRecords({ 'b.ts': [locknit], 'a.ts': [same] })).toThrow(
      `a.ts, 12A Tricot Standard: id: 14B Locknit Premium has it already; ${locknit.id + 1} is free`,
    );
  });

  test.each(['number', 'slug'] as const)('must not share a %s', (field) => {
    const same = { ...tricot, [field]: locknit[field] };
    expect(() => requireRecords({ 'b.ts': [locknit], 'a.ts': [same] })).toThrow(
      `${field}: 14B Locknit Premium has it already`,
    );
  });
});

/** Files are written by people: whatever stands in one comes here. */
function read(record: object): unknown {
  return requireRecords({ [file]: [record as FabricRecord] });
}
