import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backupName } from '../../../src/server/backup/generations.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { secretFile } from '../../../src/server/secret-key.ts';
import { systemClock } from '../../../src/server/clock.ts';
import { enterAsOwner, must, openDesk } from '../../support/desk/desk-visitor.ts';
import { engines, freshHome, type Home } from '../../support/database/engines.ts';
import { namesOfEnquiries, submitAt } from '../../support/enquiries/dated-enquiries.ts';

const run = promisify(execFile);
type Script = 'backup' | 'restore' | 'erase';

interface Said {
  readonly code: number;
  readonly text: string;
}

/** As an operator runs it, in a folder without settings. */
async function command(
  script: Script,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): Promise<Said> {
  const file = join(import.meta.dirname, `../../../scripts/${script}.ts`);
  const options = { cwd, env: { PATH: process.env['PATH'], ...env } };
  try {
    const { stdout, stderr } = await run(process.execPath, [file, ...words], options);
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'taana-command-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('without the settings of the service', () => {
  test.each([
    ['backup', []],
    ['erase', ['asha@buyer.example']],
    ['restore', ['old.jsonl.gz']],
  ] as [Script, string[]][])('%s refuses and creates nothing', async (script, words) => {
    const cwd = await emptyFolder();
    const said = await command(script, words, {}, cwd);
    expect(said).toMatchObject({ code: 1 });
    expect(said.text).toContain(`SQLite ${join(cwd, 'data/taana.sqlite')}`);
    expect(said.text).toContain('There is no database');
    expect(await readdir(cwd)).toEqual([]);
  });

  test('restore refuses a folder that does not exist', async () => {
    const cwd = await emptyFolder();
    const env = { DATA_DIR: join(cwd, 'mistyped') };
    expect(await command('restore', ['old.jsonl.gz'], env, cwd)).toMatchObject({ code: 1 });
    expect(await readdir(cwd)).toEqual([]);
  });

  test('a PostgreSQL that is away is reported in one sentence', async () => {
    const cwd = await emptyFolder();
    const env = { DATABASE_URL: 'postgres://taana:secret@127.0.0.1:1/taana', DATA_DIR: cwd };
    const said = await command('backup', [], env, cwd);
    expect(said.code).toBe(1);
    expect(said.text).toMatch(/PostgreSQL 127\.0\.0\.1:1\/taana cannot be opened/);
    expect(said.text).not.toContain('secret');
  });
});

describe.each(engines())('on %s', (engine) => {
  test.each([
    ['backup', []],
    ['erase', ['asha@buyer.example']],
  ] as [Script, string[]][])('%s refuses a database without tables', async (script, words) => {
    const home = await freshHome(engine, { bare: true });
    if (engine === 'sqlite') await writeFile(join(home.dataDir, 'taana.sqlite'), '');
    const said = await command(script, words, home.env, home.dataDir);
    expect(said).toMatchObject({ code: 1 });
    expect(said.text).toContain('has no tables');
  });

  test('backup and erase refuse an empty database; backup does it when asked', async () => {
    const home = await freshHome(engine);
    await (await home.open()).close();
    const cwd = home.dataDir;
    for (const [script, word] of [
      ['backup', 'backups'],
      ['erase', 'asha@buyer.example'],
    ] as const) {
      const said = await command(script, [word], home.env, cwd);
      expect(said).toMatchObject({ code: 1 });
      expect(said.text).toContain('holds neither an enquiry nor a colleague');
    }
    expect(await readdir(cwd)).not.toContain('backups');
    expect(await command('backup', ['allow-empty'], home.env, cwd)).toMatchObject({ code: 0 });
    expect(await readdir(join(cwd, 'backups'))).toHaveLength(1);
  });

  test('erase refuses when the folder of the service is not there', async () => {
    const home = await freshHome(engine);
    await submitAt(await home.open(), 'asha', Date.now());
    const cwd = await emptyFolder();
    const env = { ...home.env, DATA_DIR: join(cwd, 'mistyped') };
    const said = await command('erase', ['asha@buyer.example'], env, cwd);
    expect(said).toMatchObject({ code: 1 });
    expect(said.text).toMatch(/There is no (folder|database)/);
    expect(await readdir(cwd)).toEqual([]);
  });

  test('backup says where from and what it holds, and keeps generations', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const reference = await submitAt(store, 'asha', Date.now());
    const folder = join(home.dataDir, 'safe');
    expect(await command('backup', [folder], home.env, home.dataDir)).toMatchObject({ code: 0 });
    const [first] = await readdir(folder);
    const dayMs = 86_400_000;
    const older = Array.from({ length: 40 }, (_, night) =>
      backupName(Date.now() - (night + 1) * dayMs),
    );
    for (const name of [...older, 'mine.txt']) await writeFile(join(folder, name), '');

    const said = await command('backup', [folder], home.env, home.dataDir);
    expect(said.code).toBe(0);
    expect(said.text).toContain(
      home.databaseUrl
        ? `PostgreSQL ${new URL(home.databaseUrl).host}${new URL(home.databaseUrl).pathname}`
        : `SQLite ${join(home.dataDir, 'taana.sqlite')}`,
    );
    expect(said.text).toContain(`newest enquiry ${reference}`);
    expect(said.text).toMatch(/restored on trial, \d+ bytes.*tables of \d{4}-.*1 in enquiry/);
    const left = await readdir(folder);
    expect(left).toContain('mine.txt');
    const backups = left.filter((name) => name !== 'mine.txt').toSorted();
    expect(backups.length).toBeLessThanOrEqual(7 + 4 + 12);
    expect(backups.at(-1)! >= first!).toBe(true);
    expect(backups).toContain(older[5]);
    expect(backups).not.toContain(older[39]);
  });

  test('restore removes again who was erased since the backup, and says how many', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const desk = openDesk(store, { clock: systemClock, dataDir: home.dataDir });
    const owner = await enterAsOwner(desk, store);
    await submitAt(store, 'asha', Date.now());
    await submitAt(store, 'ravi', Date.now(), { phone: '1112223334' });
    const file = join(home.dataDir, 'older.jsonl.gz');
    expect(await command('backup', [file], home.env, home.dataDir)).toMatchObject({ code: 0 });
    const contact = 'asha@buyer.example';
    must(await owner.ask(endpoints.erase, { body: { contact, confirmed: true } }));

    const fresh: Home = await freshHome(engine, { bare: true });
    // Neither is in a backup; the operator brings them along.
    for (const name of ['erasures.jsonl', secretFile])
      await copyFile(join(home.dataDir, name), join(fresh.dataDir, name));
    const said = await command('restore', [file], fresh.env, fresh.dataDir);
    expect(said.code).toBe(0);
    expect(said.text).toContain('Erased again: 1 enquiries');
    expect(await namesOfEnquiries(await fresh.open())).toEqual(['ravi']);
  });
});
