import { expect, test } from 'vitest';
import { versionOf } from '../pages/cached-response.ts';
import { rememberVersions } from './name-version.ts';

const truth = (body: string) => versionOf(Buffer.from(body));

test('a version is that of the bytes, however often and in which order texts come', () => {
  const nameVersion = rememberVersions(12);
  for (const body of ['a', 'a', 'ਤਾਣਾ', 'a', 'longer than all the room', 'a', '']) {
    for (const path of ['/', '/about', '/contact']) {
      expect(nameVersion(path, body)).toBe(truth(body));
    }
  }
});

test('room that a shorter text leaves is used again', () => {
  const named: string[] = [];
  const nameVersion = rememberVersions(10, (body) => (named.push(body.toString()), truth('')));
  const ask = (...texts: string[]) => {
    named.length = 0;
    for (const text of texts) nameVersion('/', text);
    return named;
  };
  expect(ask('0123456789', '0123456789')).toEqual(['0123456789']);
  expect(ask('01234', '01234', '9876543210', '9876543210')).toEqual(['01234', '9876543210']);
  expect(ask('longer than that', 'longer than that')).toHaveLength(2);
});
