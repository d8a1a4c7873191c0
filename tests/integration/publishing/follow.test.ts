import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { engines, freshHome } from '../../support/database/engines.ts';
import { editAndPublish } from '../../support/publishing/edit.ts';
import { openInstance, say, soon, statesIn } from '../../support/publishing/instance.ts';
import { tinyBuilds } from '../../support/publishing/tiny-site.ts';

describe.for(engines())('instances on %s', (engine) => {
  test('all show what was published, each as a whole, and say so', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const { build } = await tinyBuilds();
    const first = await openInstance(await home.open(), await build('a'), home.dataDir, 'one');
    const second = await openInstance(await home.open(), await build('a'), home.dataDir, 'two');
    expect(say(first, '/')).toContain('As it was built');

    await editAndPublish(store, 'mill', onlyKey, { name: 'Rewa Knits' });
    for (const instance of [first, second]) {
      await vi.waitFor(() => expect(say(instance, '/')).toContain('Rewa Knits'), soon);
      expect(say(instance, '/contact')).toContain('Rewa Knits');
      expect(say(instance, '/llms.txt')).toBe('Rewa Knits https://taana.example');
      expect(instance.site.pages.notFound.encoded.identity.body.toString()).toContain('says Rewa');
      expect(instance.opened.publicSite.read().mill.name).toBe('Rewa Knits');
    }
    await vi.waitFor(async () => expect(await statesIn(store)).toEqual(['one 1 ', 'two 1 ']), soon);
  });

  test('a fabric that is taken out answers no longer, and its record stays', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const { build } = await tinyBuilds();
    const instance = await openInstance(store, await build('a'), home.dataDir);
    await editAndPublish(store, 'fabric', 'f001', { title: 'Renamed' });
    const slugs = () =>
      [...instance.site.pages.paths].filter((path) => path.startsWith('/fabrics'));
    await vi.waitFor(() => expect(slugs()).toHaveLength(3), soon);
    const [before] = slugs();
    await editAndPublish(store, 'fabric', 'f001', null);
    await vi.waitFor(() => expect(instance.site.pages.responses.has(before!)).toBe(false), soon);
  });

  test('many publications in a row end at the newest, with few printings', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const { build } = await tinyBuilds();
    const instance = await openInstance(store, await build('a'), home.dataDir);
    for (let at = 1; at <= 12; at += 1) {
      await editAndPublish(store, 'mill', onlyKey, { name: `Name ${at}` });
    }
    await vi.waitFor(() => expect(say(instance, '/')).toContain('Name 12'), soon);
    expect(instance.printed().length).toBeLessThan(12);
  });

  test('what cannot be read or printed here leaves the former state, and says why', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const { build } = await tinyBuilds();
    const instance = await openInstance(store, await build('a'), home.dataDir, 'one');
    await editAndPublish(store, 'mill', onlyKey, { name: 'Readable' });
    await vi.waitFor(() => expect(say(instance, '/')).toContain('Readable'), soon);

    await editAndPublish(store, 'mill', onlyKey, { name: 'From tomorrow' });
    await store.db.updateTable('content_revision').set({ version: 99 }).execute();
    const fault = async () => (await statesIn(store)).join();
    await vi.waitFor(async () => expect(await fault()).toContain('newer release'), soon);
    expect(say(instance, '/')).toContain('Readable');
    expect(await fault()).toMatch(/^one 1 mill site: /);

    await store.db.updateTable('content_revision').set({ version: 1 }).execute();
    await editAndPublish(store, 'mill', onlyKey, { name: 'Unprintable' });
    await vi.waitFor(async () => expect(await fault()).toContain('The renderer failed'), soon);
    expect(say(instance, '/')).toContain('Readable');

    await editAndPublish(store, 'mill', onlyKey, { name: 'Repaired' });
    await vi.waitFor(() => expect(say(instance, '/')).toContain('Repaired'), soon);
    await vi.waitFor(async () => expect(await fault()).toBe('one 4 '), soon);
  });
});

describe('the process that prints', () => {
  test('is started by a saved draft, and one that was killed loses nothing', async () => {
    const home = await freshHome('sqlite');
    const store = await home.open();
    const { build } = await tinyBuilds();
    const instance = await openInstance(store, await build('a'), home.dataDir);
    await instance.opened.following.look();
    await editAndPublish(store, 'mill', onlyKey, { name: 'First' });
    await vi.waitFor(() => expect(say(instance, '/')).toContain('First'), soon);
    const before = instance.opened.printer.pid!;
    process.kill(before, 'SIGKILL');
    await editAndPublish(store, 'mill', onlyKey, { name: 'Second' });
    await vi.waitFor(() => expect(say(instance, '/')).toContain('Second'), soon);
    expect(instance.opened.printer.pid).not.toBe(before);

    // Killed in the middle of its work.
    await editAndPublish(store, 'mill', onlyKey, { name: 'Endless' });
    await sleep(1_500);
    process.kill(instance.opened.printer.pid!, 'SIGKILL');
    await editAndPublish(store, 'mill', onlyKey, { name: 'Third' });
    await vi.waitFor(() => expect(say(instance, '/')).toContain('Third'), soon);
  });
});
