import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeMailFilesBefore } from './mail-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a mail that got its name while old ones are removed does not stop the sweep', async () => {
  // Listed, but no longer there when it is asked for its age.
  await symlink(join(folder, 'gone'), join(folder, '.a.eml.1.part'));
  await writeFile(join(folder, 'b.eml'), 'old');
  await utimes(join(folder, 'b.eml'), 1, 1);
  await writeFile(join(folder, 'c.eml'), 'new');
  expect(await removeMailFilesBefore(folder, 10_000)).toBe(1);
  expect(await readdir(folder)).toEqual(['.a.eml.1.part', 'c.eml']);
});
