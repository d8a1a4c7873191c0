import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test.each(['CONTRIBUTING.md', 'README.md', 'docs/architecture.md'])(
  'every file that %s names exists',
  (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const named = [...text.matchAll(/`((?:src|scripts|tests|bench|docs|deploy)\/[\w./-]+)`/g)];
    const linked = [...text.matchAll(/\]\(((?!https?:|#)[^)#\s]+)/g)];
    const folder = join(root, document, '..');
    const lost = [
      ...named.map(([, path]) => join(root, path!)),
      ...linked.map(([, path]) => join(folder, path!)),
    ].filter((path) => !existsSync(path));
    expect(lost).toEqual([]);
  },
);
