import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bounds, createDurations, createTally } from './counts.ts';
import { routeKind, statusClass } from './route-kind.ts';

test.each([
  ['/', 'page'],
  ['/fabrics?search=net', 'page'],
  ['/functions/v1/send-quote-email', 'function'],
  ['/functions/v1/ai-chat?x', 'assistant'],
  ['/api/chatbot/lead', 'function'],
  ['/img/14b-locknit-1/480', 'picture'],
  ['/desk/inbox', 'desk'],
  ['/desk/api/changes', 'desk-stream'],
  ['/q/secret', 'offer'],
  ['/readyz', 'operator'],
])('%s is of the kind %s', (url, kind) => {
  expect(routeKind(url)).toBe(kind);
});

// Of our own words and any others: fast-check's own addresses take a second to begin.
const part = fc.oneof(
  fc.constantFrom('functions', 'v1', 'ai-chat', 'api', 'img', 'desk', 'changes', 'q', 'readyz'),
  fc.string(),
);
const paths = fc.array(part).map((parts) => `/${parts.join('/')}`);

test('no address and no status adds a word of its own', () => {
  const kinds = new Set<string>();
  const classes = new Set<string>();
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), paths),
      fc.integer({ min: 100, max: 999 }),
      fc.boolean(),
      (url, status, finished) => {
        kinds.add(routeKind(url));
        classes.add(statusClass(status, finished));
      },
    ),
    { numRuns: 500 },
  );
  expect(kinds.size).toBeLessThanOrEqual(8);
  expect(classes.size).toBeLessThanOrEqual(6);
});

test('a tally adds up whatever the order', () => {
  const label = fc.constantFrom('a', 'b', 'c');
  fc.assert(
    fc.property(fc.array(fc.record({ x: label, y: label })), (calls) => {
      const tally = createTally<{ x: string; y: string }>();
      for (const labels of calls) tally.add(labels);
      const listed = tally.list();
      expect(listed.length).toBe(new Set(calls.map(({ x, y }) => x + y)).size);
      for (const { labels, count } of listed) {
        const same = calls.filter(({ x, y }) => x === labels.x && y === labels.y);
        expect(count).toBe(same.length);
      }
    }),
  );
});

test('durations: each bucket holds the one before it, the last at most all', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 60, noNaN: true })), (list) => {
      const durations = createDurations<'page'>();
      for (const seconds of list) durations.add('page', seconds);
      for (const { within, count, sum } of durations.list()) {
        expect(count).toBe(list.length);
        expect(sum).toBeCloseTo(
          list.reduce((all, one) => all + one, 0),
          6,
        );
        expect(within).toEqual(bounds.map((bound) => list.filter((one) => one <= bound).length));
      }
    }),
  );
});
