import { existsSync } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { packFile } from '../../../src/server/printing/pack.ts';
import { freshHome, openHome } from '../../support/database/engines.ts';
import { editAndPublish } from '../../support/publishing/edit.ts';
import { openInstance, publishedHome, say, soon } from '../../support/publishing/instance.ts';
import { tinyBuilds } from '../../support/publishing/tiny-site.ts';
import { tcpGate } from '../../support/server/tcp-gate.ts';

describe('a start', () => {
  test('on an untouched site needs no process and leaves no file', async () => {
    const home = await freshHome('sqlite');
    const { build } = await tinyBuilds();
    const instance = await openInstance(await home.open(), await build('a'), home.dataDir);
    await instance.opened.following.look();
    await sleep(1_200);
    expect(say(instance, '/')).toContain('As it was built');
    expect(instance.opened.printer.pid).toBeUndefined();
    expect(existsSync(packFile(home.dataDir))).toBe(false);
  });

  test('shows what the disk has at once; another build prints it before anybody is answered', async () => {
    const { home, store, build } = await publishedHome('Rewa Knits');
    const again = await openInstance(store, await build('a'), home.dataDir);
    expect(say(again, '/')).toContain('Rewa Knits');
    expect(again.opened.printer.pid).toBeUndefined();

    const later = await openInstance(store, await build('b'), home.dataDir);
    expect(say(later, '/')).toContain('Rewa Knits');
    expect(later.opened.printer.pid).toBeDefined();
  });

  test('without a file on the disk prints before anybody is answered', async () => {
    const { home, store, build } = await publishedHome('Rewa Knits');
    await rm(packFile(home.dataDir));
    const instance = await openInstance(store, await build('a'), home.dataDir);
    expect(say(instance, '/')).toContain('Rewa Knits');
  });

  test('a damaged file is none', async () => {
    const { home, store, build } = await publishedHome('Rewa Knits');
    await truncate(packFile(home.dataDir), 500);
    const instance = await openInstance(store, await build('a'), home.dataDir);
    expect(say(instance, '/')).toContain('Rewa Knits');
  });

  test('another database under the same number is noticed', async () => {
    const { home, build } = await publishedHome('Rewa Knits');
    const other = await freshHome('sqlite');
    const store = await other.open();
    await editAndPublish(store, 'mill', onlyKey, { name: 'Restored Knits' });
    const instance = await openInstance(store, await build('a'), home.dataDir);
    expect(say(instance, '/')).toContain('Rewa Knits');
    await vi.waitFor(() => expect(say(instance, '/')).toContain('Restored Knits'), soon);
  });

  test('without PostgreSQL shows the disk, and without that nothing until it has asked', async () => {
    const postgres = await freshHome('postgres');
    const gate = await tcpGate(postgres.databaseUrl!);
    const home = await openHome(gate.url);
    const { build } = await tinyBuilds();
    const store = await home.open();
    await editAndPublish(store, 'mill', onlyKey, { name: 'Rewa Knits' });
    await gate.shut();

    const stranger = await openInstance(store, await build('a'), home.dataDir);
    expect(stranger.site.pages.isOpen).toBe(false);
    expect(say(stranger, '/')).toBeUndefined();
    await gate.open();
    await vi.waitFor(() => expect(say(stranger, '/')).toContain('Rewa Knits'), soon);
    await vi.waitFor(() => expect(existsSync(packFile(home.dataDir))).toBe(true), soon);

    await gate.shut();
    const known = await openInstance(store, await build('a'), home.dataDir);
    expect(say(known, '/')).toContain('Rewa Knits');
  });

  test('of an untouched site without PostgreSQL shows the shipped pages if it has asked before', async () => {
    const postgres = await freshHome('postgres');
    const gate = await tcpGate(postgres.databaseUrl!);
    const home = await openHome(gate.url);
    const { build } = await tinyBuilds();
    const store = await home.open();
    await openInstance(store, await build('a'), home.dataDir);
    await vi.waitFor(() => expect(existsSync(packFile(home.dataDir))).toBe(true), soon);
    await gate.shut();
    const again = await openInstance(store, await build('b'), home.dataDir);
    expect(say(again, '/')).toContain('As it was built');
  });
});
