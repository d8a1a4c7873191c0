import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
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
  expect(await findPasswordFault(password, person, shippedContent.mill)).toMatch(/easy to guess/);
});

test.for([
  'taanataana12',
  'Harpreet Kaur 1',
  'harpreet@mill.example',
  'Taana Warp Knits 2026',
  'kaurharpreet99',
])('a password of names is refused: %s', async (password) => {
  expect(await findPasswordFault(password, person, shippedContent.mill)).toMatch(
    /hardly more than a name/,
  );
});

test.for([
  'correct horse battery',
  'a long enough password',
  'another long password',
  'vK3$bq!mZ7xT',
  'ਸੂਤ ਦੀ ਤਾਣੀ ਲੰਬੀ ਹੈ',
  'the loom is older than kaur',
])('a good password is accepted: %s', async (password) => {
  expect(await findPasswordFault(password, person, shippedContent.mill)).toBeUndefined();
});

test('letters on both sides of a name do not become another name', async () => {
  // Without “harpreet” it is “ka” and “ur9v3bqmz”, and not “kaur”.
  const password = 'kaharpreetur9v3bqmz';
  expect(await findPasswordFault(password, person, shippedContent.mill)).toBeUndefined();
});

test('nine characters without a pattern are hard enough, and every one of them counts', async () => {
  const judge = (password: string) => findPasswordFault(password, person, shippedContent.mill);
  expect(await judge('vK3bqmZ7x')).toBeUndefined();
  for (const password of ['K3bqmZ7x', 'vK3bqmZ7']) {
    expect(await judge(password)).toMatch(/easy to guess/);
  }
});

test('judging a password made to be slow holds nobody up', async () => {
  await findPasswordFault('correct horse battery', person, shippedContent.mill);
  const before = process.threadCpuUsage();
  for (let i = 0; i < 5; i += 1) {
    expect(await findPasswordFault('p4$$w0rd'.repeat(25), person, shippedContent.mill)).toMatch(
      /easy to guess/,
    );
  }
  const { user, system } = process.threadCpuUsage(before);
  // Microseconds of this thread; in it the five would take 300,000.
  expect(user + system).toBeLessThan(50_000);
});

test('a thread that ends without an answer fails one question, and the next one is answered', async () => {
  const judge = () => findPasswordFault('vK3bqmZ7x', person, shippedContent.mill);
  // As if the thread had ended before it read the question.
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (
    this: Worker,
  ) {
    void this.terminate();
  });
  await expect(judge()).rejects.toThrow('ended without an answer');
  post.mockRestore();
  expect(await judge()).toBeUndefined();
});
