import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const rows = read('docs/error-catalogue.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'));

test('every row of the error catalogue names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(40);
  const lost = rows.flatMap((row) => {
    const named = [...row.matchAll(/`([\w./-]+\.test\.ts)`: (.+?)(?=; [^`]*`| \|$)/g)];
    if (named.length === 0) return [row];
    return named
      .filter(([, file, title]) => !read(file!).includes(title!))
      .map(([, file, title]) => `${file}: ${title}`);
  });
  expect(lost).toEqual([]);
});
