import { describe, expect, test } from 'vitest';
import { colourNames } from '../../domain/assistant/vocabulary.ts';
import { type ContentRecords, shippedRecords } from './assemble-records.ts';
import { makeFabricBook } from './fabric-book.ts';
import { onlyKey } from './kind.ts';

const shipped = makeFabricBook(shippedRecords);
const changed = (change: Partial<ContentRecords>) =>
  makeFabricBook({ ...shippedRecords, ...change });
const { fabric, shade, yarn, care, colours } = shippedRecords;
const [first] = Object.values(fabric);
const key = Object.keys(fabric)[0]!;

describe('what is shipped', () => {
  test('is whole: every name leads to a record', () => {
    expect(shipped.faults).toEqual([]);
    expect(shipped.fabrics).toHaveLength(Object.keys(fabric).length);
    expect(shipped.withdrawnFabrics).toEqual([]);
  });

  test('knows the mill’s shades of every colour by their names', () => {
    const names = new Set(Object.values(shipped.shades).map(({ name }) => name));
    for (const colour of colourNames)
      for (const name of shipped.shadesByColour[colour]) expect(names).toContain(name);
  });
});

describe('one changed record', () => {
  test('of a fabric makes that fabric anew and no other', () => {
    const book = changed({ fabric: { ...fabric, [key]: { ...first!, title: 'Tricot Superior' } } });
    expect(book.fabrics.filter((one, at) => one !== shipped.fabrics[at])).toEqual([
      { ...shipped.fabrics[0], title: 'Tricot Superior', series: undefined },
    ]);
  });

  test('of a shade makes those fabrics anew that name it', () => {
    const named = 'neel';
    const book = changed({ shade: { ...shade, [named]: { ...shade[named]!, hex: '#000080' } } });
    book.fabrics.forEach((one, at) => {
      const record = fabric[`f${String(one.id).padStart(3, '0')}`]!;
      const uses =
        record.shades.includes(named) ||
        Object.values(record.yarns).some(({ dyed }) => dyed === named);
      expect([one.number, one === shipped.fabrics[at]]).toEqual([one.number, !uses]);
    });
    expect(book.fabrics.some((one, at) => one === shipped.fabrics[at])).toBe(true);
  });

  test('of a yarn or a care label reaches the fabrics that name it', () => {
    const { yarn: name } = Object.values(first!.yarns)[0]!;
    const lustre = { ...yarn[name]!, lustre: 'bright' as const };
    const label = { ...care[first!.care]!, lines: ['Wash it', 'Dry it', 'Wear it'] };
    const book = changed({
      yarn: { ...yarn, [name]: lustre },
      care: { ...care, [first!.care]: label },
    });
    expect(Object.values(book.fabrics[0]!.yarns).map((one) => one.lustre)).toContain('bright');
    expect(book.fabrics[0]!.care).toEqual(label.lines);
  });

  test('of a shade’s place moves it on every card', () => {
    const last = { ...shade['safed']!, position: 1000 };
    const book = changed({ shade: { ...shade, safed: last } });
    for (const { shades } of book.fabrics) {
      const at = shades.findIndex(({ name }) => name === last.name);
      if (at >= 0) expect(at).toBe(shades.length - 1);
    }
    expect(book.fabrics.map((one) => one.shades[one.leadShade]!.name)).toEqual(
      shipped.fabrics.map((one) => one.shades[one.leadShade]!.name),
    );
  });
});

describe('a name that leads nowhere is a fault that says who uses it', () => {
  test('a yarn', () => {
    const yarns = { ...first!.yarns, C: { yarn: 'silk' } };
    const { faults } = changed({ fabric: { ...fabric, [key]: { ...first!, yarns } } });
    expect(faults).toEqual([`Fabric ${first!.number} names the yarn silk, which does not exist.`]);
  });

  test('a name of every object is the name of no record', () => {
    const yarns = { ...first!.yarns, C: { yarn: 'constructor' } };
    const { faults } = changed({ fabric: { ...fabric, [key]: { ...first!, yarns } } });
    expect(faults.join()).toContain('names the yarn constructor, which');
  });

  test('the shade of a dyed yarn', () => {
    const yarns = { C: { yarn: 'cottonNe60', dyed: 'mauve' } };
    const { faults } = changed({ fabric: { ...fabric, [key]: { ...first!, yarns } } });
    expect(faults).toEqual([
      `Fabric ${first!.number} names the shade mauve, which does not exist.`,
    ]);
  });

  test('a shade that is taken out while fabrics and colours use it', () => {
    const { raat: _raat, ...rest } = shade;
    const users = Object.values(fabric).filter(
      ({ shades, yarns }) =>
        shades.includes('raat') || Object.values(yarns).some(({ dyed }) => dyed === 'raat'),
    );
    const { faults } = changed({ shade: rest });
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/^Fabrics .* and \w+ name the shade raat, which does not exist\.$/);
    for (const { number } of users) expect(faults[0]).toContain(number);
    expect(faults[1]).toBe('The colour navy names the shade raat, which does not exist.');
  });

  test('a care label, and a construction that nobody explains', () => {
    const construction = { ...first!.construction, name: 'Herringbone' };
    const { faults } = changed({
      fabric: {
        ...fabric,
        [key]: { ...first!, care: 'silk' },
        f002: { ...fabric['f002']!, construction },
      },
    });
    expect(faults).toEqual([
      `Fabric ${first!.number} names the care label silk, which does not exist.`,
      `Fabric ${fabric['f002']!.number} names the explanation of the construction Herringbone, which does not exist.`,
    ]);
  });
});

test('a shade that nobody uses may go', () => {
  const book = changed({ shade: { ...shade, mauve: { name: 'Mauve', hex: '#aa88bb' } } });
  expect(book.faults).toEqual([]);
  expect(Object.keys(book.shades).at(-1)).toBe('mauve');
  const none = Object.fromEntries(colourNames.map((name) => [name, [] as string[]]));
  const silent = changed({ colours: { [onlyKey]: { ...colours[onlyKey]!, ...none } } });
  expect(silent.faults).toEqual([]);
  expect(silent.shadesByColour.navy).toEqual([]);
});

test('a label must say what the yarns hold', () => {
  const yarns = { C: { yarn: 'nylon40' } };
  const { faults } = changed({ fabric: { ...fabric, [key]: { ...first!, yarns } } });
  expect(faults).toEqual([
    `Fabric ${first!.number}: its yarns hold nylon, its record says cotton.`,
  ]);
});

test('names that two records share are faults', () => {
  const { faults } = changed({
    shade: { ...shade, neelam: { name: 'neel', hex: '#223355' } },
    fabric: { ...fabric, f002: { ...fabric['f002']!, id: 3 } },
  });
  expect(faults).toEqual([
    '13A Atlas Luxury: its id is 3, and the record of that id is f003, not f002.',
    'The shades neel and neelam have the same name, neel.',
  ]);
});

describe('a withdrawn fabric', () => {
  const gone = { ...first!, withdrawn: true as const };

  test('is no longer in the book, and is known by its names', () => {
    const book = changed({ fabric: { ...fabric, [key]: gone } });
    expect(book.fabrics).toEqual(shipped.fabrics.slice(1));
    const { slug, number, title } = first!;
    expect(book.withdrawnFabrics).toMatchObject([{ slug, number, title }]);
    expect(book.faults).toEqual([]);
  });

  test('gives its number and its address free, and needs no shade or yarn any more', () => {
    const heir = { ...first!, id: 900 };
    const unknown = { ...gone, care: 'silk', shades: ['mauve'], leadShade: 'mauve' };
    const book = changed({ fabric: { ...fabric, [key]: unknown, f900: heir } });
    expect(book.faults).toEqual([]);
  });
});
