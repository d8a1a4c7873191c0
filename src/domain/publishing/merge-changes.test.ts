import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, isSame, mergeChanges, type RecordBody } from './merge-changes.ts';

const base = { title: 'Locknit', gsm: 140, address: { street: 'Mehta Road', city: 'Amritsar' } };

describe('mergeChanges', () => {
  test('changes of different fields stand beside each other, also inside a group', () => {
    const mine = { ...base, gsm: 150, address: { ...base.address, street: 'Mall Road' } };
    const theirs = {
      ...base,
      title: 'Locknit Premium',
      address: { ...base.address, city: 'Ludhiana' },
    };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      merged: {
        title: 'Locknit Premium',
        gsm: 150,
        address: { street: 'Mall Road', city: 'Ludhiana' },
      },
      clashes: [],
    });
  });

  test('a field that both changed is handed back with all three values', () => {
    const mine = { ...base, address: { ...base.address, city: 'Delhi' } };
    const theirs = { ...base, address: { ...base.address, city: 'Ludhiana' } };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      merged: mine,
      clashes: [{ field: 'address.city', base: 'Amritsar', mine: 'Delhi', theirs: 'Ludhiana' }],
    });
  });

  test('the same change by both is no clash, and neither is a field in another order', () => {
    const changed = { ...base, gsm: 150 };
    expect(mergeChanges(base, changed, { ...changed }).clashes).toEqual([]);
    const turned = { ...base, address: { city: 'Amritsar', street: 'Mehta Road' } };
    expect(mergeChanges(base, turned, { ...base, gsm: 1 })).toEqual({
      merged: { ...base, gsm: 1 },
      clashes: [],
    });
  });

  test('a field taken out by one stays out unless the other changed it', () => {
    const { gsm: _gsm, ...without } = base;
    expect(mergeChanges(base, without, base).merged).toEqual(without);
    expect(mergeChanges(base, base, without).merged).toEqual(without);
    expect(mergeChanges(base, without, { ...base, gsm: 9 }).clashes).toHaveLength(1);
  });

  test('a list is one field', () => {
    const clash = mergeChanges({ shades: [1] }, { shades: [1, 2] }, { shades: [1, 3] });
    expect(clash.clashes.map(({ field }) => field)).toEqual(['shades']);
  });

  test('no change is lost and none is invented, whatever the two states', () => {
    const value = fc.oneof(
      fc.integer({ min: 0, max: 3 }),
      fc.array(fc.integer({ max: 2 }), { maxLength: 2 }),
    );
    const group = fc.dictionary(fc.constantFrom('x', 'y'), value, { noNullPrototype: true });
    const body = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.oneof(value, group), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(body, body, body, (before: RecordBody, mine: RecordBody, theirs: RecordBody) => {
        const { merged, clashes } = mergeChanges(before, mine, theirs);
        const clashed = new Set(clashes.map(({ field }) => field.split('.')[0]!));
        for (const name of ['a', 'b', 'c', 'd'].filter((one) => !clashed.has(one))) {
          const [b, m, t, r] = [before[name], mine[name], theirs[name], merged[name]];
          if (isSame(m, b)) expect(r).toEqual(t);
          else if (isSame(t, b)) expect(r).toEqual(m);
        }
        expect(mergeChanges(before, mine, before)).toEqual({ merged: mine, clashes: [] });
        expect(mergeChanges(before, before, theirs)).toEqual({ merged: theirs, clashes: [] });
        // Both see the same clashes, whoever saves second.
        const other = mergeChanges(before, theirs, mine).clashes.map(({ field }) => field);
        expect(other.toSorted()).toEqual(clashes.map(({ field }) => field).toSorted());
      }),
    );
  });
});

test('three editors, 10,000 interleavings: what was typed last into a field stands', () => {
  const random = mulberry32(17);
  const pick = (count: number) => Math.floor(random() * count);
  const fields = ['a', 'b', 'c', 'd'] as const;
  let lost = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const states: RecordBody[] = [{ a: 0, b: 0, c: 0, d: 0 }];
    const head = () => states.at(-1)!;
    const began = [0, 0, 0];
    const typed = new Map<string, number>();
    for (let save = 1; save <= 12; save += 1) {
      const editor = pick(3);
      const from = states[began[editor]!]!;
      const field = fields[pick(4)]!;
      // The editor's own form; where somebody else changed the same field, this person keeps their own.
      const { merged } = mergeChanges(from, { ...from, [field]: save }, head());
      states.push(merged);
      began[editor] = states.length - 1;
      typed.set(field, save);
    }
    for (const [field, value] of typed) if (head()[field] !== value) lost += 1;
  }
  expect(lost).toBe(0);
});

test('changedFields names what differs, and nothing else', () => {
  expect(changedFields(base, base)).toEqual([]);
  const after = { ...base, gsm: 150, care: ['Wash'], address: { ...base.address, city: 'Delhi' } };
  expect(changedFields(base, after)).toEqual(['gsm', 'address.city', 'care']);
});

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
