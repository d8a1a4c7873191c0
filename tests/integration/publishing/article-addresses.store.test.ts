import { describe, expect, test } from 'vitest';
import { movedPaths } from '../../../src/content/moved-paths.ts';
import { assembleRecords, shippedRecords } from '../../../src/content/records/assemble-records.ts';
import type { SiteContent } from '../../../src/content/site-content.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { listArticles } from '../../../src/server/publishing/records/list-articles.ts';
import { publishDrafts } from '../../../src/server/publishing/publish-drafts.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import { readRecords } from '../../../src/server/publishing/records/read-records.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const by = { author: { id: 'p1', name: 'Asha' }, at: 5 };
const key = 'textile-fibres-guide';
const body = shippedRecords.article[key] as unknown as RecordBody;

describe.for(engines())('the address of an article on %s', (engine) => {
  test('is moved, and every former one leads to it', async () => {
    const store = await freshStore(engine);
    expect(await publish(store, key, { ...body, slug: 'fibres' })).toMatchObject({
      kind: 'published',
    });
    expect(await publish(store, key, { ...body, slug: 'all-fibres' })).toMatchObject({
      kind: 'published',
    });
    const content = await read(store);
    expect(content.articles.find((article) => article.key === key)).toMatchObject({
      slug: 'all-fibres',
      formerSlugs: [key, 'fibres'],
    });
    const moved = movedPaths(content);
    expect(moved.get(`/blog/${key}`)).toMatch(/^\/blogs?\/all-fibres$/);
    expect(moved.get('/blogs/fibres')).toMatch(/^\/blogs?\/all-fibres$/);
  });

  test('goes back to the first one, and leaves no way in a circle', async () => {
    const store = await freshStore(engine);
    await publish(store, key, { ...body, slug: 'fibres' });
    await publish(store, key, body);
    const moved = movedPaths(await read(store));
    expect([...moved.keys()].toSorted()).toEqual(['/blog/fibres', '/blogs/fibres']);
    expect(moved.get('/blog/fibres')).toContain(key);
  });

  test('says that the article was taken off, may be given to another, and comes back with it', async () => {
    const store = await freshStore(engine);
    const own = { ...body, title: 'Weighing a net', slug: 'weighing-a-net' };
    await publish(store, 'nets', own);
    await publish(store, 'nets', { ...own, withdrawn: true });
    const content = await read(store);
    expect(content.articles.some((article) => article.key === 'nets')).toBe(false);
    expect(content.withdrawnArticles).toMatchObject([{ slug: 'weighing-a-net' }]);
    expect(movedPaths(content).get('/blog/nets')).toMatch(/weighing-a-net$/);
    const stateOf = async () =>
      (await listArticles(store.db)).find((line) => line.key === 'nets')?.state;
    expect(await stateOf()).toBe('off');
    expect(await publish(store, 'other-nets', { ...own, slug: 'weighing-a-net' })).toMatchObject({
      kind: 'published',
    });
    await publish(store, 'nets', { ...own, slug: 'nets-again' });
    expect(await stateOf()).toBe('public');
  });

  test('belongs to one article, and a link to a former one still leads somewhere', async () => {
    const store = await freshStore(engine);
    const other = Object.keys(shippedRecords.article).find((one) => one !== key);
    expect(await publish(store, key, { ...body, slug: other! })).toMatchObject({
      kind: 'refused',
      faults: expect.arrayContaining([
        expect.objectContaining({ field: 'slug', message: expect.stringMatching(/already\.$/) }),
      ]),
    });
    await publish(store, key, { ...body, slug: 'fibres' });
    const linking = { id: 'q-new', question: 'Why?', answer: 'Because.' };
    const name = { kind: 'question', key: 'q-new' } as const;
    const more = { label: 'More', to: `/blog/${key}` };
    const saved = await saveRecord(store, {
      ...name,
      ...by,
      parent: null,
      body: { ...linking, more },
    });
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    const changes = [{ ...name, revision: saved.revision }];
    expect(await publishDrafts(store, { ...by, changes })).toMatchObject({ kind: 'published' });
  });
});

async function publish(store: Store, article: string, next: RecordBody) {
  const name = { kind: 'article', key: article } as const;
  const parent = (await readRecord(store.db, name))?.parent ?? null;
  const saved = await saveRecord(store, { ...name, ...by, parent, body: next });
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
  return publishDrafts(store, { ...by, changes: [{ ...name, revision: saved.revision }] });
}

async function read(store: Store): Promise<SiteContent> {
  const stored = await readRecords(store.db, 'public');
  if (!stored.ok) throw new Error(JSON.stringify(stored.faults));
  const assembled = assembleRecords(stored.records);
  if (!assembled.ok) throw new Error(JSON.stringify(assembled));
  return assembled.content;
}
