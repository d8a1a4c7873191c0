import { expect, test } from 'vitest';
import { overlaps, readField, writeField } from './fields.ts';

const body = {
  title: 'Locknit',
  machine: { gauge: 28 },
  bars: [{ lapping: 'a' }, { lapping: 'b' }],
};

test('reads by name and by place; what is not there is undefined', () => {
  expect(readField(body, 'machine.gauge')).toBe(28);
  expect(readField(body, 'bars.1.lapping')).toBe('b');
  expect(readField(body, 'title.length')).toBeUndefined();
  expect(readField(body, 'constructor')).toBeUndefined();
  expect(readField(null, 'title')).toBeUndefined();
});

test('writes without touching anything else', () => {
  const next = writeField(body, 'bars.1.lapping', 'c');
  expect(next).toEqual({ ...body, bars: [{ lapping: 'a' }, { lapping: 'c' }] });
  expect(next['machine']).toBe(body.machine);
  expect(writeField({}, 'moq.perStyle', 300)).toEqual({ moq: { perStyle: 300 } });
  expect(writeField(body, 'machine.gauge', undefined)).toMatchObject({ machine: {} });
  expect(writeField(body, 'bars.0', undefined)['bars']).toEqual([{ lapping: 'b' }]);
});

test('a group and a field in it overlap; names that only begin alike do not', () => {
  expect(overlaps('moq', 'moq.perStyle')).toBe(true);
  expect(overlaps('width', 'widthText')).toBe(false);
});
