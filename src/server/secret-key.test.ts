import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSecrets, secretFile } from './secret-key.ts';

function freshFolder(): string {
  const dataDir = fs.mkdtempSync(join(tmpdir(), 'taana-key-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** What happens to the disk just before the new key gets its name, once. */
function beforeNaming(happens: (path: string) => void): void {
  const { linkSync } = fs;
  const spy = vi.spyOn(fs, 'linkSync').mockImplementationOnce((from, to) => {
    happens(String(to));
    linkSync(from, to);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('a disk on which the key cannot be kept stops the start and is left clean', () => {
  const dataDir = freshFolder();
  beforeNaming(() => {
    throw Object.assign(new Error('no hard links here'), { code: 'EPERM' });
  });
  expect(() => readSecrets({ dataDir })).toThrow('no hard links here');
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

test('of two that start at once, the second takes the key of the first', () => {
  const dataDir = freshFolder();
  const first = 'k'.repeat(43);
  beforeNaming((path) => fs.writeFileSync(path, first));
  const { current } = readSecrets({ dataDir });
  expect(current.id).toBe(readSecrets({ dataDir: '', secretKey: first }).current.id);
  expect(fs.readdirSync(dataDir)).toEqual([secretFile]);
});
