import { describe, expect, onTestFinished, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { bookPaths } from '../../../src/contract/catalogue/book.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { readXml, childrenOf } from '../../support/documents/read-xml.ts';
import { startTestServer } from '../http/fixture/serving.ts';
import { within } from '../../support/patience.ts';

describe.each(engines())('the feed of changes on %s', (engine) => {
  test('lists what was published, newest first, and is fetched again only when it changed', async () => {
    const store = await freshStore(engine);
    const server = await startTestServer({ store });
    onTestFinished(() => server.stop(200));
    const address = server.url + bookPaths.changes;
    const empty = await fetch(address);
    expect(empty.headers.get('content-type')).toContain('application/atom+xml');
    expect(childrenOf(readXml(await empty.text()), 'entry')).toEqual([]);
    expect(empty.headers.get('last-modified')).toBeNull();

    const at = Date.parse('2026-11-10T08:00:00Z');
    const author = { author_id: 'a', author: 'Asha', note: '', created_at: at };
    const revision = {
      kind: 'fabric',
      key: 'f001',
      parent: null,
      base: null,
      version: 1,
      body: '{}',
    };
    await store.db
      .insertInto('content_revision')
      .values({ id: 'r1', ...revision, ...author })
      .execute();
    await store.db
      .insertInto('publication')
      .values({ number: 1, undoes: null, ...author })
      .execute();
    await store.db
      .insertInto('publication_change')
      .values({ publication: 1, kind: 'fabric', key: 'f001', revision: 'r1', before: null })
      .execute();
    await expect
      .poll(async () => (await fetch(address)).headers.get('last-modified'), {
        timeout: within(8000),
      })
      .toBe('Tue, 10 Nov 2026 08:00:00 GMT');

    const feed = await fetch(address);
    const [entry] = childrenOf(readXml(await feed.text()), 'entry');
    const first = shippedContent.fabrics.find(({ id }) => id === 1)!;
    expect(childrenOf(entry!, 'title')[0]!.text).toBe(`${first.number} ${first.title} was changed`);
    const again = await fetch(address, { headers: { 'if-none-match': feed.headers.get('etag')! } });
    expect(again.status).toBe(304);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  });
});
