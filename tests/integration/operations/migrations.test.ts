import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMigrations } from '../../../src/server/db/migrations.ts';
import { engines, freshHome, type Home } from '../../support/database/engines.ts';

describe.each(engines)('migrations on %s', (engine) => {
  test('four instances that start at once apply each one exactly once', async () => {
    const home = await freshHome(engine, { bare: true });
    const starts = await Promise.all(Array.from({ length: 4 }, () => startInstance(home)));
    expect(starts).toEqual(Array.from({ length: 4 }, () => ({ code: 0, said: 'ready\n' })));

    const store = await home.open();
    const applied = await store.db.selectFrom('migration').select('name').orderBy('name').execute();
    expect(applied.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  });

  test('a migration that was changed afterwards is refused by name', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    await store.db.updateTable('migration').set({ checksum: 'another' }).execute();
    await expect(home.open()).rejects.toThrow('0001-enquiries.sql was changed');
  });

  test('a migration of a newer release does not keep this one from starting', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    await store.db
      .insertInto('migration')
      .values({ name: '9999-future.sql', checksum: 'x', applied_at: 0 })
      .execute();
    const second = await home.open();
    expect(await second.isReady()).toBe(true);
  });
});

async function startInstance(home: Home): Promise<{ code: number | null; said: string }> {
  const module = join(import.meta.dirname, '../../../src/server/db/open-database.ts');
  const program = `
    import { openDatabase } from ${JSON.stringify(module)};
    const store = await openDatabase({ dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL });
    console.log((await store.isReady()) ? 'ready' : 'not ready');
    await store.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, ...home.env },
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  await once(child, 'close');
  return { code: child.exitCode, said };
}
