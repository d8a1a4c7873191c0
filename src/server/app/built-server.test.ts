import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findBuiltServer } from './built-server.ts';

let root = '';
const built = 'build/site-a/server/run.js';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'taana-built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('src/server/run.ts', 100);
  write('src/domain/fabric.ts', 100);
  write('build/site.json', 200, { server: 'site-a/server/run.js' });
  write('build/site-a/server/sources.json', 200, ['src/server/run.ts', 'src/domain/fabric.ts']);
  write(built, 200);
});

test('the built server runs while its sources are as they were', () => {
  expect(findBuiltServer(root)).toBe(join(root, built));
});

test('a source that was changed since runs itself', () => {
  write('src/domain/fabric.ts', 300);
  expect(findBuiltServer(root)).toBeUndefined();
});

test('a source that is gone, a build without a server and no build at all leave the sources', () => {
  rmSync(join(root, 'src/domain/fabric.ts'));
  expect(findBuiltServer(root)).toBeUndefined();
  write('src/domain/fabric.ts', 100);
  write('build/site.json', 200, {});
  expect(findBuiltServer(root)).toBeUndefined();
  rmSync(join(root, 'build'), { recursive: true });
  expect(findBuiltServer(root)).toBeUndefined();
});

function write(path: string, seconds: number, content: unknown = ''): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  utimesSync(file, seconds, seconds);
}
