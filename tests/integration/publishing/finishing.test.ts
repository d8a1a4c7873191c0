import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { href } from '../../../src/contract/routes.ts';
import { createLog } from '../../../src/server/log.ts';
import { cachePage, cacheResponse } from '../../../src/server/pages/cached-response.ts';
import { createPageStore } from '../../../src/server/pages/page-store.ts';
import { startFinishing } from '../../../src/server/printing/finishing.ts';
import { advanceState, shippedState } from '../../../src/server/printing/public-state.ts';

const siteUrl = 'https://taana.example';
const sheets = shippedContent.fabrics.map(({ slug }) => `${href.fabric(slug)}.pdf`);
const catalogue = '/catalogue.pdf';

// A busy machine takes minutes for what takes seconds alone.
const patience = { timeout: 300_000 };

test(
  'pages are compressed fully, and the sheet of a changed fabric and the catalogue printed',
  patience,
  async () => {
    const pages = openPages();
    const papers = new Map<string, string>();
    const state = describedAnew('f014');
    const log = createLog(() => {});
    const finished = await startFinishing({ pages, siteUrl, state, papers, log, niceness: 0 }).done;
    expect(finished).toBe(true);

    const { encoded, compression } = pages.responses.get('/')!;
    expect([compression, encoded.br.etag.slice(-4)]).toEqual(['full', '-br"']);
    expect(brotliDecompressSync(encoded.br.body).toString()).toContain('Home');

    const changed = [...pages.paths].filter(
      (path) => path.endsWith('.pdf') && !bodyOf(pages, path).startsWith('built'),
    );
    const { slug } = state.content.fabrics.find(({ id }) => id === 14)!;
    expect(changed.toSorted()).toEqual([catalogue, `${href.fabric(slug)}.pdf`]);
    expect(changed.map((path) => bodyOf(pages, path).slice(0, 5))).toEqual(['%PDF-', '%PDF-']);
    expect([...papers.keys()].toSorted()).toEqual(changed.toSorted());

    // What stands is not printed again.
    const again = startFinishing({ pages, siteUrl, state, papers, log, niceness: 0 });
    const before = changed.map((path) => pages.responses.get(path));
    expect(await again.done).toBe(true);
    expect(changed.map((path) => pages.responses.get(path))).toEqual(before);
  },
);

test('something newer ends it', patience, async () => {
  const pages = openPages();
  const finishing = startFinishing({
    pages,
    siteUrl,
    state: describedAnew('f014'),
    papers: new Map(),
    log: createLog(() => {}),
  });
  pages.swap({ content: shippedContent, responses: [], printedAt: 0 });
  finishing.stop();
  expect(await finishing.done).toBe(false);
  expect(pages.responses.get('/')?.compression).toBe('quick');
});

/** The published state in which one fabric has another description. */
function describedAnew(key: string) {
  const description = 'It was described anew by the people who knit it. All the rest is as it was.';
  const body = { ...shippedRecords.fabric[key], description } as unknown as RecordBody;
  const revisions = [{ id: 'r1', kind: 'fabric' as const, key, version: 1, body }];
  const advanced = advanceState(shippedState(shippedContent), { number: 1, revisions });
  if (!advanced.ok) throw new Error(advanced.faults.join('\n'));
  return advanced.state;
}

/** One page that was compressed quickly, and every paper as a build left it. */
function openPages() {
  const html = `<p>Home</p>${'<p>Warp knit.</p>'.repeat(200)}`;
  const paper = (path: string) =>
    cacheResponse({
      status: 200,
      type: 'application/pdf',
      caching: 'revalidate',
      body: Buffer.from(`built ${path}`),
    });
  const responses = new Map([
    ['/', cachePage('/', { status: 200, html })],
    ['/404', cachePage('/404', { status: 404, html })],
    ...[...sheets, catalogue].map((path) => [path, paper(path)] as const),
  ]);
  return createPageStore({
    responses,
    paths: new Set(responses.keys()),
    content: shippedContent,
    render: () => ({ status: 404, html: '' }),
    pageCaching: 'page',
  });
}

function bodyOf(pages: ReturnType<typeof openPages>, path: string): string {
  return pages.responses.get(path)!.encoded.identity.body.toString('latin1');
}
