import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedContent } from '../content/shipped-content.ts';
import { clothOf, designOf } from '../domain/cloth-design/cloth-design.ts';
import { explainFaults } from '../loom/notation/explain-faults.ts';
import { designLimits, readDesign, writeDesign } from './design-address.ts';
import { anyAddress } from './design-address.fixture.ts';

const { fabrics } = shippedContent;
const book = { yarns: shippedContent.yarns, shades: Object.values(shippedContent.shades) };

test.each(fabrics.map((fabric) => [fabric.slug, fabric] as const))(
  '%s has a short address and comes back the same',
  (_, fabric) => {
    const design = designOf(fabric, book)!;
    const address = writeDesign(design)!;
    expect(address.length).toBeLessThanOrEqual(160);
    expect(address).toMatch(/^[\w.~-]+$/);
    const read = readDesign(address);
    if (!read.ok) throw new Error(read.why);
    expect(read.design).toEqual(design);
    const { construction, yarns, machine } = fabric;
    expect(clothOf(read.design, book, construction.name)).toEqual({ construction, yarns, machine });
  },
);

test('an address reads only as itself', () => {
  const address = writeDesign(designOf(fabrics[0]!, book)!)!;
  for (const other of [
    '',
    'k1',
    address.replace('k1', 'k2'),
    `${address}~`,
    `${address}~x.1.1~y`,
    address.replace('C.', 'CC.'),
    address.replace('C.', 'C..'),
    address.replace(/(?<=C)\.\w+(?=[_~])/, ''),
    address.replace('C.', 'toString.'),
    address.replaceAll('.C', '.C999'),
    address.replace('~t', '~z'),
    address.toUpperCase(),
    `${address.slice(0, -6)}0${address.slice(-6)}`,
    address.padEnd(designLimits.address + 1, '-'),
  ])
    expect([other, readDesign(other).ok]).toEqual([other, false]);
});

test('a motif has a name in small letters and two sizes, and nothing behind them', () => {
  const address = writeDesign(designOf(fabrics[0]!, book)!)!;
  expect(readDesign(`${address}~rose-leaf.4.6`)).toMatchObject({
    ok: true,
    design: { motif: { name: 'rose-leaf', wales: 4, courses: 6 } },
  });
  const name = (length: number) => `${address}~${'x'.repeat(length)}.4.6`;
  expect(readDesign(name(40)).ok).toBe(true);
  const faulty = ['x.4.6.1', 'x.4.6.', 'X.4.6', 'x1.4.6', '.4.6', 'x.4', 'x.0.6', 'x.999.999'];
  for (const other of [name(41), ...faulty.map((motif) => `${address}~${motif}`)])
    expect([other, readDesign(other).ok]).toEqual([other, false]);
});

test('a chain that cannot be read has no address', () => {
  const design = designOf(fabrics[0]!, book)!;
  const broken = design.bars.with(0, { ...design.bars[0]!, lapping: '1-0/x//' });
  expect(writeDesign({ ...design, bars: broken })).toBeUndefined();
  expect(writeDesign({ ...design, bars: [] })).toBeUndefined();
});

test('whatever is read has an address, and reads as before', () => {
  const good = fabrics.map((fabric) => writeDesign(designOf(fabric, book)!)!);
  fc.assert(
    fc.property(anyAddress(good, Object.keys(book.yarns)), (address) => {
      const read = readDesign(address);
      if (!read.ok) return /^[A-Z].+\.$/.test(read.why);
      const again = readDesign(writeDesign(read.design)!);
      const cloth = clothOf(read.design, book);
      // Only what passes here is ever knitted; that it neither throws nor hangs is the point.
      if (cloth) explainFaults(cloth);
      return JSON.stringify(again) === JSON.stringify(read);
    }),
    // A million of them: npm run bench instrument.
    { numRuns: 2000 },
  );
});
