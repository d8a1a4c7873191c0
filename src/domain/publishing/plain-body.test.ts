import { expect, test } from 'vitest';
import { bodyLimits, findBodyFault } from './plain-body.ts';

test('plain data of a bearable size has no fault', () => {
  const body = { name: 'Rewa\nKnits\t', hours: { days: [1, 2], open: true }, note: null, gsm: 180 };
  expect(findBodyFault(body)).toBeUndefined();
  expect(findBodyFault({})).toBeUndefined();
});

const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) });
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each<[string, unknown, string, RegExp]>([
  ['a text', 'x', '', /group of fields/],
  ['nothing', null, '', /group of fields/],
  ['a control character', { mill: { name: 'a\u0007' } }, 'mill.name', /unprintable/],
  ['half a character', { list: ['\udc00'] }, 'list.0', /unprintable/],
  ['a number without end', { gsm: Number.POSITIVE_INFINITY }, 'gsm', /not a number/],
  ['a prototype', JSON.parse('{"a":{"__proto__":1}}'), 'a', /“__proto__”/],
  ['a constructor', { constructor: 1 }, '', /“constructor”/],
  ['a long list', { a: many(bodyLimits.listItems + 1) }, 'a', /at most 200/],
  ['too many values', { a: many(20).map(() => many(150)) }, expect.any(String), /too many/],
  ['a deep group', deep(bodyLimits.depth), expect.any(String), /too deeply/],
])('%s is named with its field', (_what, body, field, message) => {
  expect(findBodyFault(body)).toEqual({ field, message: expect.stringMatching(message) });
});

test('as deep and as long as allowed is allowed', () => {
  expect(findBodyFault(deep(bodyLimits.depth - 1))).toBeUndefined();
  expect(findBodyFault({ a: many(bodyLimits.listItems) })).toBeUndefined();
});
