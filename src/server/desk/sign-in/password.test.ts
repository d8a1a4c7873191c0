import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashPassword, queueAsKnown, verifyPassword } from './password.ts';

const run = promisify(execFile);
const source = pathToFileURL(join(import.meta.dirname, 'password.ts')).href;

/** The queue is the same for every hash; the cheapest one that argon2 allows fills it soonest. */
const cheap = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

test('a password opens its own hash and no other', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(await verifyPassword(stored, 'correct horse battery')).toBe(true);
  expect(await verifyPassword(stored, 'correct horse batterY')).toBe(false);
  expect(await hashPassword('correct horse battery')).not.toBe(stored);
});

test('the server hashes at the cost that OWASP asks for', async () => {
  const script = `const { hashPassword } = await import(${JSON.stringify(source)});
    process.stdout.write(await hashPassword('correct horse battery'));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stdout, 'correct horse battery')).toBe(true);
});

test('what is no hash is opened by nothing', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('plain', 'plain')).toBe(false);
});

test('many at once take their turns, and a flood is refused', async () => {
  const burst = await Promise.all(Array.from({ length: 4 }, () => hashPassword('twelve letters')));
  expect(new Set(burst).size).toBe(4);
  const flood = await Promise.allSettled(
    Array.from({ length: 44 }, () => verifyPassword(cheap, 'x')),
  );
  expect(flood.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(42);
});

test('a flood of strangers refuses and delays nobody who is known', async () => {
  const finished: string[] = [];
  const flood = Promise.allSettled(
    Array.from({ length: 60 }, async () => {
      await verifyPassword(cheap, 'x');
      finished.push('stranger');
    }),
  );
  await queueAsKnown(() => verifyPassword(cheap, 'x'));
  finished.push('known');
  const strangers = await flood;
  expect(strangers.filter(({ status }) => status === 'rejected')).toHaveLength(18);
  // Only those that were being hashed already are finished before, and those that ran beside it.
  expect(finished.indexOf('known')).toBeLessThan(8);
});
