import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import type { KindName } from '../../../src/content/records/content-kinds.ts';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { href } from '../../../src/contract/routes.ts';
import { createLog } from '../../../src/server/log.ts';
import { cachePage, cacheResponse } from '../../../src/server/pages/cached-response.ts';
import { createPageStore } from '../../../src/server/pages/page-store.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { startFinishing } from '../../../src/server/printing/finishing.ts';
import { advanceState, shippedState } from '../../../src/server/printing/public-state.ts';
import { within } from '../../support/patience.ts';

const siteUrl = 'https://taana.example';
const sheets = shippedContent.fabrics.map(({ slug }) => `${href.fabric(slug)}.pdf`);
const catalogue = '/catalogue.pdf';

// A busy machine takes minutes for what takes seconds alone.
const patience = { timeout: within(300_000) };

test(
  'pages are compressed fully, and the sheet of a changed fabric and the catalogue printed with its photograph',
  patience,
  async () => {
    const pages = openPages();
    const papers = new Map<string, string>();
    const state = photographed();
    const file = await sharp({
      create: { width: 720, height: 720, channels: 3, background: photograph.dominant },
    })
      .avif()
      .toBuffer();
    const readOwnPicture = async (...name: string[]) =>
      name.join('-') === `${key}-720.avif` ? file : undefined;
    const log = createLog(() => {});
    const parts = { pages, siteUrl, state, papers, log, readOwnPicture, niceness: 0 };
    expect(await startFinishing(parts).done).toBe(true);

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
    for (const path of changed) {
      const paper = readPdf(pages.responses.get(path)!.encoded.identity.body);
      expect([path, paper.includes(photograph.alt)]).toEqual([path, true]);
    }

    // What stands is not printed again.
    const again = startFinishing(parts);
    const before = changed.map((path) => pages.responses.get(path));
    expect(await again.done).toBe(true);
    expect(changed.map((path) => pages.responses.get(path))).toEqual(before);
  },
);

test('without the database papers are printed another time', patience, async () => {
  const papers = new Map<string, string>();
  const finishing = startFinishing({
    pages: openPages(),
    siteUrl,
    state: photographed(),
    papers,
    log: createLog(() => {}),
    niceness: 0,
    readOwnPicture: () => Promise.reject(new Error('The database is away.')),
  });
  expect(await finishing.done).toBe(false);
  expect([...papers.keys()]).toEqual([]);
});

test('something newer ends it', patience, async () => {
  const pages = openPages();
  const finishing = startFinishing({
    pages,
    siteUrl,
    state: photographed(),
    papers: new Map(),
    log: createLog(() => {}),
  });
  pages.swap({ content: shippedContent, responses: [], printedAt: 0 });
  finishing.stop();
  expect(await finishing.done).toBe(false);
  expect(pages.responses.get('/')?.compression).toBe('quick');
});

const key = '0123456789abcdef0123456789abcdef';
const photograph = {
  width: 720,
  height: 720,
  widths: [720],
  dominant: '#24365f',
  placeholder: 'data:image/avif;base64,AAAA',
  alt: 'The cloth on the rack in the shed',
};

/** The published state in which one fabric leads with a photograph that the mill took. */
function photographed() {
  const fabric = { ...shippedRecords.fabric['f014'], photographs: [key], pictureOrder: [key] };
  const revision = (kind: KindName, name: string, body: object) => ({
    id: `${kind}-${name}`,
    kind,
    key: name,
    version: 1,
    body: body as RecordBody,
  });
  const revisions = [revision('picture', key, photograph), revision('fabric', 'f014', fabric)];
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
