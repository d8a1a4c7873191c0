import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** What one can take in at a glance. */
const most = 25;

test('no folder has more source files than one takes in at a glance', () => {
  const crowded = ['src', 'bench', 'scripts', 'tests']
    .flatMap((room) => [room, ...foldersBelow(room)])
    .map((folder) => [folder, sourcesIn(folder)] as const)
    .filter(([, count]) => count > most);
  expect(crowded).toEqual([]);
});

function foldersBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** Tests stand beside what they test and are not counted. */
function sourcesIn(folder: string): number {
  return readdirSync(join(root, folder)).filter(
    (name) => /\.(tsx?|mjs|css)$/.test(name) && !/\.(test|fixture)\./.test(name),
  ).length;
}
