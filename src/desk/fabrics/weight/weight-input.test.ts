import { expect, test } from 'vitest';
import { spellWeight, turnInto } from './weight-input.tsx';

test('a weight is said as it is promised', () => {
  expect(spellWeight({ kind: 'single', gsm: 145 })).toBe('145 GSM');
  expect(spellWeight({ kind: 'range', from: 140, to: 160 })).toBe('140 to 160 GSM');
  expect(spellWeight({ kind: 'customizable' })).toBe('the buyer chooses');
  expect(spellWeight(undefined)).toBeUndefined();
});

test('what was typed is not lost when the kind of promise changes', () => {
  expect(turnInto('range', { kind: 'single', gsm: 145 })).toEqual({ kind: 'range', from: 145 });
  expect(turnInto('single', { kind: 'range', from: 140, to: 160 })).toEqual({
    kind: 'single',
    gsm: 140,
  });
  expect(turnInto('customizable', { kind: 'single', gsm: 145 })).toEqual({ kind: 'customizable' });
});
