import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';
import { spellSum } from '../offer/offer.ts';
import { lineTotal, parsePrice, quoteTotal } from './quote-total.ts';
import { isExpired, isOpen, quoteStates } from './quote-state.ts';
import { quantile } from './quantile.ts';
import { isRole, may, roles } from './roles.ts';
import { canStep, type SampleStep, sampleOrder, sampleSteps } from './sample-steps.ts';
import { spellDistance, urgencyOf } from './urgency.ts';

test('a viewer only looks, sales work, an owner also manages', () => {
  expect(may('viewer', 'work')).toBe(false);
  expect(may('sales', 'work')).toBe(true);
  expect(may('sales', 'manage')).toBe(false);
  expect(may('owner', 'manage')).toBe(true);
});

test('owners and editors publish, sales only draft, and an editor answers no enquiry', () => {
  const granted = (permission: 'draft' | 'publish' | 'work') =>
    (['owner', 'editor', 'sales', 'viewer'] as const).filter((role) => may(role, permission));
  expect(granted('draft')).toEqual(['owner', 'editor', 'sales']);
  expect(granted('publish')).toEqual(['owner', 'editor']);
  expect(granted('work')).toEqual(['owner', 'sales']);
});

test('each role is one of four and has a name', () => {
  const labels = ['owner', 'editor', 'sales', 'viewer'].map(
    (role) => isRole(role) && roles[role].label,
  );
  expect(labels).toEqual(['Owner', 'Editor', 'Sales', 'Viewer']);
  expect(isRole('toString')).toBe(false);
  expect(may('viewer', 'manage')).toBe(false);
  expect(may('owner', 'work')).toBe(true);
});

test('a quantile is the smallest value that so many do not exceed', () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(quantile([], 0.5)).toBeNull();
  expect(quantile(values, 0)).toBe(1);
  expect(quantile(values, 0.5)).toBe(5);
  expect(quantile(values, 0.51)).toBe(6);
  expect(quantile(values, 0.9)).toBe(9);
  expect(quantile(values, 1)).toBe(10);
});

test('every step and state has a name for the desk', () => {
  const labels = Object.values(sampleSteps).map(({ label }) => label);
  expect(labels).toEqual([
    'Requested',
    'Cut',
    'Dispatched',
    'Delivered',
    'Feedback',
    'Lost on the way',
  ]);
  expect(quoteStates).toEqual({
    sent: 'Waiting for the buyer',
    accepted: 'Accepted',
    declined: 'Declined',
    revoked: 'Withdrawn',
  });
});

test('a sample goes forward one step at a time, and one back', () => {
  sampleOrder.forEach((step, i) => {
    const near = sampleOrder.filter((_, j) => Math.abs(i - j) === 1);
    const moves: readonly SampleStep[] = sampleSteps[step].moves;
    expect(moves.filter((to) => to !== 'lost').sort()).toEqual([...near].sort());
    expect(canStep(step, 'lost')).toBe(step === 'dispatched');
    expect(canStep('lost', step)).toBe(['cut', 'dispatched', 'delivered'].includes(step));
  });
  expect(canStep('requested', 'delivered')).toBe(false);
});

describe('a quote', () => {
  const line = fc.record({
    fabric: fc.string(),
    shade: fc.string(),
    metres: fc.integer({ min: 1, max: 100_000 }),
    price: fc.integer({ min: 0, max: 10_000_000 }),
  });

  test('adds up exactly, whatever the order of its lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const total = quoteTotal(lines);
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(quoteTotal(lines.toReversed())).toBe(total);
        expect(total).toBe(lines.reduce((sum, one) => sum + lineTotal(one), 0));
      }),
    );
  });

  test('spells money as its country groups it, and reads prices back', () => {
    expect(spellSum(12_345_650, 'INR')).toBe('₹ 1,23,456.50');
    expect(spellSum(12_345_650, 'USD')).toBe('USD 123,456.50');
    expect(parsePrice('1,234.5')).toBe(123_450);
    expect(parsePrice('1e9')).toBeUndefined();
    for (const wrong of ['-4', '', '4.', '.5', '1.234', '1234567890', '4 rs', 'rs 4']) {
      expect(parsePrice(wrong)).toBeUndefined();
    }
    expect(spellSum(5, 'AED')).toBe('AED 0.05');
    expect(lineTotal({ metres: 2.5, price: 333 })).toBe(833);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (paise) => {
        expect(parsePrice((paise / 100).toFixed(2))).toBe(paise);
      }),
    );
  });

  test('holds until midnight in India of its last day', () => {
    const lastMoment = Date.parse('2026-11-20T18:29:59Z');
    expect(isExpired('2026-11-20', lastMoment)).toBe(false);
    expect(isExpired('2026-11-20', lastMoment + 1000)).toBe(true);
    expect(isExpired('nonsense', lastMoment)).toBe(true);
    expect(isOpen({ state: 'sent', validUntil: '2026-11-20' }, lastMoment)).toBe(true);
    expect(isOpen({ state: 'revoked', validUntil: '2026-11-20' }, lastMoment)).toBe(false);
  });
});

describe('a clock', () => {
  test('runs only while nobody has answered', () => {
    expect(urgencyOf({ waits: true, dueAt: 99 }, 100)).toBe('late');
    expect(urgencyOf({ waits: true, dueAt: 100 + 59 * 60_000 }, 100)).toBe('soon');
    expect(urgencyOf({ waits: true, dueAt: 100 + 61 * 60_000 }, 100)).toBe('waiting');
    expect(urgencyOf({ waits: false, dueAt: 99 }, 100)).toBe('none');
    expect(urgencyOf({ waits: true, dueAt: 100 }, 100)).toBe('soon');
    expect(urgencyOf({ waits: true, dueAt: 100 + 60 * 60_000 }, 100)).toBe('soon');
  });

  test('says how far away the moment is', () => {
    expect(spellDistance(40 * 60_000, 0)).toBe('in 40 min');
    expect(spellDistance(0, 3 * 3_600_000)).toBe('3 h late');
    expect(spellDistance(5 * 86_400_000, 0)).toBe('in 5 days');
    expect(spellDistance(59 * 60_000, 0)).toBe('in 59 min');
    expect(spellDistance(60 * 60_000, 0)).toBe('in 1 h');
    expect(spellDistance(47 * 3_600_000, 0)).toBe('in 47 h');
    expect(spellDistance(48 * 3_600_000, 0)).toBe('in 2 days');
    expect(spellDistance(0, 0)).toBe('in 0 min');
  });
});

describe('a line of CSV', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u202e=1', '＝1', '|calc'])(
    'disarms %j',
    (cell) => {
      const written = csvLine([cell]);
      expect(written.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  test('is written plainly where it can be, and ends as spreadsheets expect', () => {
    expect(csvLine(['plain', 7, null, 'a,b', 'say "x"', ' blank', 'blank ', 'a\nb'])).toBe(
      'plain,7,,"a,b","say ""x"""," blank","blank ","a\nb"\r\n',
    );
  });

  test('keeps every cell apart, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (cells) => {
        const read = parseLine(csvLine(cells));
        expect(read.map((cell) => cell.replace(/^'/, ''))).toEqual(
          cells.map((cell) => cell.replace(/^'/, '')),
        );
      }),
    );
  });
});

/** A reader as spreadsheets have it. */
function parseLine(line: string): string[] {
  const cells: string[] = [];
  let rest = line.slice(0, -2);
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const cell = quoted ? quoted[0] : /^[^,]*/.exec(rest)![0];
    cells.push(quoted ? quoted[1]!.replaceAll('""', '"') : cell);
    rest = rest.slice(cell.length);
    if (rest === '') return cells;
    rest = rest.slice(1);
  }
}
