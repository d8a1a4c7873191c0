import { expect, test } from 'vitest';
import { isExample, keepInGroup } from './example-fields.ts';

const shipped = { name: 'Taana', grievanceContact: 'Sales desk', placeholder: true };

test('a field is an example while its group is marked and it says what is shipped', () => {
  expect(isExample('legal', 'name', shipped, shipped)).toBe(true);
  expect(isExample('legal', 'name', { ...shipped, name: 'Rewa' }, shipped)).toBe(false);
  expect(isExample('legal', 'description', shipped, shipped)).toBe(false);
  expect(isExample('legal', 'name', { name: 'Taana' }, shipped)).toBe(false);
  expect(isExample('hours', 'office', { placeholder: true }, undefined)).toBe(true);
});

test('the mark goes with the last example, also when somebody keeps it as it is', () => {
  const first = keepInGroup('legal', 'name', { ...shipped, name: 'Rewa' }, shipped);
  expect(first).toHaveProperty('placeholder', true);
  const second = keepInGroup('legal', 'grievanceContact', first, shipped);
  expect(second).toEqual({ name: 'Rewa', grievanceContact: 'Sales desk' });
  expect(keepInGroup('hours', 'office', { placeholder: true }, undefined)).toEqual({});
});
