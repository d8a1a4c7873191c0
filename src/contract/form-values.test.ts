import { expect, test } from 'vitest';
import { formValues } from './form-values.ts';

test('a name given several times holds all its values in their order', () => {
  const entries = [
    ['name', 'Asha'],
    ['line', 'a'],
    ['line', ''],
    ['line', 'c'],
  ] as const;
  expect(formValues(entries)).toEqual({ name: 'Asha', line: ['a', '', 'c'] });
});

test('files are left out', () => {
  const file = new File(['x'], 'x.txt');
  expect(
    formValues([
      ['name', 'Asha'],
      ['attachment', file],
    ]),
  ).toEqual({ name: 'Asha' });
});
