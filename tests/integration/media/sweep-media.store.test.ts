import { describe, expect, test } from 'vitest';
import type { KindName } from '../../../src/content/records/content-kinds.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { publish } from '../../../src/server/publishing/publications.ts';
import { saveDraft } from '../../../src/server/publishing/revisions.ts';
import { sweepMedia } from '../../../src/server/retention/sweep-media.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const author = { id: 'p1', name: 'Asha' };
const day = 86_400_000;
const now = Date.parse('2028-11-16T06:00:00Z');
const daysAgo = (days: number) => now - days * day;
const cutoff = daysAgo(90);

const names = [
  'never',
  'young',
  'again',
  'draft',
  'was-draft',
  'gallery',
  'public',
  'only-public',
  'replaced',
  'long-gone',
];
const idOf = (name: string) =>
  Buffer.from(name.padEnd(16)).toString('hex').slice(0, 32).replaceAll('20', '00');

describe.for(engines())('old pictures on %s', (engine) => {
  test('go when nothing has named them for 90 days, and only then', async () => {
    const store = await freshStore(engine);
    for (const name of names) await insert(store, name, name === 'young' ? 10 : 200);
    await store.db
      .updateTable('media')
      .set({ touched_at: daysAgo(3) })
      .where('id', '=', idOf('again'))
      .execute();

    await save(store, 'picture', idOf('draft'), { alt: 'A beam' }, 150);
    await save(store, 'fabric', 'f001', { photographs: [idOf('gallery')] }, 140);
    await release(store, 'scene', 'rolls', { picture: idOf('public') }, 130);
    // Public, while its draft has gone on.
    const shown = await release(store, 'scene', 'about', { picture: idOf('only-public') }, 180);
    await save(store, 'scene', 'about', { picture: idOf('public') }, 170, shown);
    // A draft for months, until ten days ago.
    const begun = await save(store, 'scene', 'folds', { picture: idOf('was-draft') }, 160);
    await save(store, 'scene', 'folds', { picture: idOf('public') }, 10, begun);
    // Public for months, until twenty days ago.
    const parent = await release(store, 'scene', 'fan', { picture: idOf('replaced') }, 190);
    await release(store, 'scene', 'fan', { picture: idOf('public') }, 20, parent);
    // Was replaced before the window began.
    const old = await release(store, 'scene', 'stack', { picture: idOf('long-gone') }, 190);
    await release(store, 'scene', 'stack', { picture: idOf('public') }, 120, old);

    expect(await sweepMedia(store, cutoff)).toBe(2);
    expect(await kept(store)).toEqual(
      names.filter((name) => !['never', 'long-gone'].includes(name)),
    );
    const files = await store.db.selectFrom('media_file').select('media').execute();
    expect(files).toHaveLength(8);
    expect(await sweepMedia(store, cutoff)).toBe(0);
  });
});

async function insert(store: Store, name: string, days: number): Promise<void> {
  const at = daysAgo(days);
  const row = { source: null, facts: '{}', author_id: 'p1', author: name };
  await store.db
    .insertInto('media')
    .values({ id: idOf(name), ...row, created_at: at, touched_at: at })
    .execute();
  await store.db
    .insertInto('media_file')
    .values({ media: idOf(name), name: '180.avif', bytes: 'AA==' })
    .execute();
}

async function save(
  store: Store,
  kind: KindName,
  key: string,
  body: Record<string, unknown>,
  days: number,
  parent: string | null = null,
): Promise<string> {
  const saved = await saveDraft(store, { kind, key, parent, body, author, at: daysAgo(days) });
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  return saved.revision;
}

async function release(...given: Parameters<typeof save>): Promise<string> {
  const [store, kind, key, , days] = given;
  const revision = await save(...given);
  const changes = [{ kind, key, revision }];
  await publish(store, { author, at: daysAgo(days), changes });
  return revision;
}

async function kept(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('media').select('author').execute();
  const left = new Set(rows.map((row) => row.author));
  return names.filter((name) => left.has(name));
}
