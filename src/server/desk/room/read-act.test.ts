import { expect, test } from 'vitest';
import { readAct } from './read-act.ts';

const form = { quote: 'q1', name: 'Asha Verma', company: 'Verma Knits', metres: '1,000', gst: '' };
const accept = (change: Partial<typeof form> = {}) => {
  const typed: Readonly<Record<string, string>> = { ...form, ...change };
  return readAct(
    'accept',
    (name) => typed[name] ?? '',
    () => [],
  );
};

test('an acceptance says who accepts how many metres', () => {
  expect(accept()).toEqual({
    act: 'accept',
    quote: 'q1',
    metres: 1000,
    by: { name: 'Asha Verma', company: 'Verma Knits', gst: '' },
  });
});

test('a quote without metres is accepted as it stands', () => {
  expect(accept({ metres: '' })).toMatchObject({ act: 'accept', metres: null });
});

test('a GST number is read however it is spaced', () => {
  const read = accept({ gst: '03 aaaca 1234a 1zu' });
  expect(read).toMatchObject({ by: { gst: '03AAACA1234A1ZU' } });
});

test.each([
  [{ name: ' ' }, 'Please write your name.'],
  [{ metres: 'some' }, 'Please write whole metres, for example 1,000.'],
  [{ gst: '123' }, 'Please check the GST number: its fifteen characters do not fit together.'],
])('%j is answered with a sentence', (change, fault) => {
  expect(accept(change)).toEqual({ fault });
});
