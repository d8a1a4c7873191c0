import { expect, test } from 'vitest';
import { createAttemptKeys } from './invoke.ts';

test('the same values keep their key, other values get a new one', () => {
  const keyFor = createAttemptKeys();
  const first = keyFor({ name: 'Asha' });
  expect(keyFor({ name: 'Asha' })).toBe(first);
  expect(keyFor({ name: 'Usha' })).not.toBe(first);
});
