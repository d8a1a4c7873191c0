import { expect, test } from 'vitest';
import { findPasswordFault } from './weak-password.ts';

const person = { name: 'Harpreet Kaur', email: 'harpreet@mill.example' };

test.for([
  'password1234',
  'qwertyuiop12',
  '111111111111',
  'abcabcabcabc',
  '123456789012',
  'abcdefghijkl',
  'iloveyou1234',
  'P@ssw0rd1234',
  'passwordpassword',
  'zxcvbnm,./12',
  '1q2w3e4r5t6y',
  'x'.repeat(200),
])('a common password is refused: %s', async (password) => {
  expect(await findPasswordFault(password, person)).toMatch(/easy to guess/);
});

test.for([
  'taanataana12',
  'Harpreet Kaur 1',
  'harpreet@mill.example',
  'Taana Warp Knits 2026',
  'kaurharpreet99',
])('a password of names is refused: %s', async (password) => {
  expect(await findPasswordFault(password, person)).toMatch(/hardly more than a name/);
});

test.for([
  'correct horse battery',
  'a long enough password',
  'another long password',
  'vK3$bq!mZ7xT',
  'ਸੂਤ ਦੀ ਤਾਣੀ ਲੰਬੀ ਹੈ',
  'the loom is older than kaur',
])('a good password is accepted: %s', async (password) => {
  expect(await findPasswordFault(password, person)).toBeUndefined();
});

test('even a password made to be slow is judged in a moment', async () => {
  await findPasswordFault('correct horse battery', person);
  const started = performance.now();
  for (const password of ['p4$$w0rd'.repeat(25), '4@8({[<369&#!10$579+%2'.repeat(9)]) {
    await findPasswordFault(password, person);
  }
  // Two of them; measured at 20 to 60 ms each on a busy machine.
  expect(performance.now() - started).toBeLessThan(1500);
});
