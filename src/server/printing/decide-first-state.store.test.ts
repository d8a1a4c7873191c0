import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { editAndPublish } from '../../../tests/support/publishing/edit.ts';
import type { Store } from '../db/store.ts';
import { createLog } from '../log.ts';
import { decideFirstState } from './decide-first-state.ts';
import { type Pack, packFile, writePack } from './pack.ts';
import type { Shown } from './public-site.ts';

const away = {
  db: {
    getExecutor() {
      throw new Error('The database is away.');
    },
  },
} as unknown as Store;
const shown: Shown = { ok: true, changed: [] };
const papers = { '/guide.pdf': 'v1' };
const pack: Pack = {
  build: 'site-1',
  number: 3,
  publishedAt: 5,
  printedAt: 6,
  revisions: [],
  files: [],
  gone: [],
  papers,
};

describe.each(engines())('a server that starts, on %s', (engine) => {
  async function start({
    show = async () => shown,
    stored,
    published = false,
    isAway = false,
  }: {
    readonly show?: () => Promise<Shown>;
    readonly stored?: Pack;
    readonly published?: boolean;
    readonly isAway?: boolean;
  }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'taana-first-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    if (stored) await writePack(packFile(dataDir), stored);
    const store = isAway ? away : await freshStore(engine);
    if (published) await editAndPublish(store, 'mill', 'site', { subtitle: 'Knitters' });
    const events: string[] = [];
    const asked: string[] = [];
    const log = createLog((text) => {
      for (const line of text.trim().split('\n')) {
        const { event, cause = '' } = JSON.parse(line) as { event: string; cause?: string };
        events.push(`${event} ${cause}`.trim());
      }
    });
    let withheld = false;
    const answer = await decideFirstState({
      site: { buildName: 'site-1', pages: { withhold: () => void (withheld = true) } },
      publicSite: {
        showPack: () => (asked.push('pack'), show()),
        advance: () => (asked.push('database'), show()),
      },
      store,
      log,
      dataDir,
    } as unknown as Parameters<typeof decideFirstState>[0]);
    log.flush();
    return { ...answer, events, asked, withheld };
  }

  test('shows the shipped pages if nothing was ever published', async () => {
    expect(await start({})).toEqual({
      fault: '',
      papers: {},
      events: [],
      asked: [],
      withheld: false,
    });
  });

  test('shows the pack of this disk, whose papers are good for its own build alone', async () => {
    expect(await start({ stored: pack, isAway: true })).toMatchObject({
      fault: '',
      papers,
      asked: ['pack'],
      withheld: false,
    });
    const other = { ...pack, build: 'site-2' };
    expect(await start({ stored: other, isAway: true })).toMatchObject({
      papers: {},
      asked: ['pack'],
    });
  });

  test('prints what the database says if it has no pack, or one of nothing', async () => {
    const printed = { fault: '', papers: {}, asked: ['database'], withheld: false };
    expect(await start({ published: true })).toMatchObject(printed);
    const nothing = { ...pack, number: 0 };
    expect(await start({ published: true, stored: nothing })).toMatchObject(printed);
  });

  test('shows no page if neither a pack nor the database tells what is public', async () => {
    expect(await start({ isAway: true })).toMatchObject({
      fault: '',
      asked: [],
      events: ['public-state-unknown'],
      withheld: true,
    });
    // The pack says that nothing was published.
    const nothing = { ...pack, number: 0 };
    expect(await start({ isAway: true, stored: nothing })).toMatchObject({ withheld: false });
  });

  test('tries three times, says each time why, and then shows no page', async () => {
    const show = async () => ({ ok: false, cause: 'process', faults: ['It', 'ended.'] }) as const;
    const failed = Array.from({ length: 3 }, () => 'publication-not-shown process');
    const withheld = { fault: 'It ended.', events: failed, withheld: true };
    expect(await start({ stored: pack, isAway: true, show })).toMatchObject(withheld);
    const throwing = async () => {
      throw new Error('It ended.');
    };
    expect(await start({ stored: pack, isAway: true, show: throwing })).toMatchObject(withheld);
  });

  test('goes on when a later try works', async () => {
    let tries = 0;
    const show = async (): Promise<Shown> => {
      tries += 1;
      return tries === 3 ? shown : { ok: false, cause: 'process', faults: ['It ended.'] };
    };
    expect(await start({ stored: pack, isAway: true, show })).toMatchObject({
      fault: '',
      withheld: false,
    });
  });

  test('does not try again what the content itself prevents', async () => {
    const show = async () => ({ ok: false, cause: 'content', faults: ['No such page.'] }) as const;
    expect(await start({ stored: pack, isAway: true, show })).toMatchObject({
      fault: 'No such page.',
      events: ['publication-not-shown content'],
      asked: ['pack'],
      withheld: true,
    });
  });
});
