import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchNewerAssets } from './newer-assets.ts';

async function openBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'taana-newer-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return {
    folder,
    /** A new build replaces the list by one rename, as the build does. */
    async publish(...assets: readonly { path: string; immutable: boolean }[]) {
      await writeFile(join(folder, 'new.json'), JSON.stringify({ assets }));
      await rename(join(folder, 'new.json'), join(folder, 'site.json'));
    },
  };
}
const script = { path: '/assets/page-1a2b.js', immutable: true };
const deskScript = { path: '/desk/assets/desk-1a2b.js', immutable: true };

test('a script of a build that was published later is found', async () => {
  const { folder, publish } = await openBuild();
  const find = watchNewerAssets(folder, -1);
  expect(await find(script.path)).toBeUndefined();
  await publish(script, deskScript);
  expect(await find(script.path)).toEqual(script);
  expect(await find(deskScript.path)).toEqual(deskScript);
  await publish(deskScript);
  expect(await find(script.path)).toBeUndefined();
});

test('the list is not read again within the pause', async () => {
  const { folder, publish } = await openBuild();
  const find = watchNewerAssets(folder);
  await publish(deskScript);
  expect(await find(script.path)).toBeUndefined();
  await publish(script);
  expect(await find(script.path)).toBeUndefined();
  expect(await find(deskScript.path)).toEqual(deskScript);
});

test.each(['/assets/', '/assets/a/b.js', '/x/assets/page-1a2b.js', '/assets/page-1a2b.js/', '/'])(
  '%s is no name of a script',
  async (path) => {
    const { folder, publish } = await openBuild();
    await publish({ path, immutable: true });
    expect(await watchNewerAssets(folder)(path)).toBeUndefined();
  },
);

test('what has no hash in its name is not taken from another build', async () => {
  const { folder, publish } = await openBuild();
  await publish({ ...script, immutable: false });
  expect(await watchNewerAssets(folder)(script.path)).toBeUndefined();
});
