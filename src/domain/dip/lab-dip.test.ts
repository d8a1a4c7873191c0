import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  describeDip,
  type Dip,
  type DipRound,
  differenceOf,
  nearestDip,
  spellDifference,
  spellStandard,
} from './lab-dip.ts';

const dip = (name: string, hex: string, fields: Partial<Dip> = {}): Dip => ({
  name,
  hex,
  lab: null,
  measured: null,
  note: '',
  ...fields,
});

const round: DipRound = {
  fabric: '14B Locknit Premium',
  standard: { kind: 'hex', hex: '#2f6c70' },
  light: 'D65',
  formula: 'cmc',
  tolerance: 100,
  dips: [dip('A', '#2f6b70'), dip('B', '#28555a'), dip('C', '#3b7f8c')],
};

test('the difference is computed by the formula that was agreed, from the standard', () => {
  const values = round.dips.map((one) => differenceOf(round, one));
  expect(values[0]).toMatchObject({ isMeasured: false, isWithin: true });
  expect(values.slice(1).every(({ isWithin }) => !isWithin)).toBe(true);
  const e2000 = differenceOf({ ...round, formula: 'e2000' }, round.dips[1]!);
  expect(e2000.value).not.toBe(values[1]!.value);
});

test('what the laboratory measured stands above what a screen computes', () => {
  const measured = dip('A', '#2f6b70', { measured: 140 });
  expect(differenceOf(round, measured)).toEqual({
    value: 140,
    isMeasured: true,
    isWithin: false,
  });
});

test('a dip is named by what the eye sees', () => {
  expect(round.dips.map((one) => describeDip(round, one))).toEqual([
    'Very near',
    expect.stringContaining('deeper'),
    expect.stringContaining('lighter'),
  ]);
  const lab = dip('D', '#000000', { lab: [42, 40, -9] });
  const standard = { kind: 'lab', lab: [42, -18, -9], hex: '#2f6c70' } as const;
  expect(describeDip({ ...round, standard }, lab)).toBe('Clearly redder');
});

test('the nearest has the smallest difference', () => {
  expect(nearestDip(round)?.name).toBe('A');
  expect(nearestDip({ ...round, dips: [] })).toBeUndefined();
});

test('a colour does not differ from itself, whichever it is', () => {
  const colours = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colours, fc.constantFrom('cmc' as const, 'e2000' as const), (hex, formula) => {
      const same = { ...round, formula, standard: { kind: 'hex', hex } as const };
      expect(differenceOf(same, dip('A', hex)).value).toBe(0);
    }),
  );
});

test('figures and standards are spelt for people', () => {
  expect([90, 388, 0, 95].map(spellDifference)).toEqual(['0.9', '3.9', '0.0', '0.9']);
  expect(spellStandard(round.standard)).toBe('#2F6C70');
  expect(spellStandard({ kind: 'lab', lab: [42.04, -18, -9.26], hex: '#2f6c70' })).toBe(
    'Lab 42 -18 -9.3',
  );
  expect(spellStandard({ kind: 'swatch', what: 'your cutting', hex: '#2f6c70' })).toBe(
    'your cutting',
  );
});
