import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteManifest } from '../../../src/contract/render.ts';

/** Otherwise it is the environment of the server that chooses, and without one it chooses the slow one. */
test('pages are written by the production build of React, whoever starts the server', async () => {
  const build = join(import.meta.dirname, '../../../build');
  const { renderer } = JSON.parse(await readFile(join(build, 'site.json'), 'utf8')) as SiteManifest;
  const code = await readFile(join(build, renderer), 'utf8');
  const kinds = code.match(/react-dom-server[\w.-]*\.(development|production)/g) ?? [];
  expect(kinds.map((name) => name.split('.').at(-1))).toContain('production');
  expect(kinds.filter((name) => name.endsWith('development'))).toEqual([]);
  expect(code.match(/process\.env\.NODE_ENV/)).toBeNull();
});
