import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteManifest } from '../../../src/contract/render.ts';

/** Otherwise NODE_ENV of the server would decide, and without it React's slow development build would be used. */
test('pages are rendered by the production build of React in any environment', async () => {
  const build = join(import.meta.dirname, '../../../build');
  const { renderer } = JSON.parse(await readFile(join(build, 'site.json'), 'utf8')) as SiteManifest;
  const code = await readFile(join(build, renderer), 'utf8');
  const kinds = code.match(/react-dom-server[\w.-]*\.(development|production)/g) ?? [];
  expect(kinds.map((name) => name.split('.').at(-1))).toContain('production');
  expect(kinds.filter((name) => name.endsWith('development'))).toEqual([]);
  expect(code.match(/process\.env\.NODE_ENV/)).toBeNull();
});
