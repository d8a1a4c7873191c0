import type { ReadContent, SiteContent } from '../../content/site-content.ts';
import { isBook } from '../../contract/catalogue/book.ts';
import { href } from '../../contract/routes.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { CachedResponse } from '../pages/cached-response.ts';
import type { Site } from '../pages/load-site.ts';
import type { PageStore } from '../pages/page-store.ts';
import { readPublicChanges } from '../publishing/publications.ts';
import { makeResponses, type StoredFile } from './make-responses.ts';
import type { Pack } from './pack.ts';
import type { Printer } from './printer.ts';
import { advanceState, type PublicState, readAhead, shippedState } from './public-state.ts';
import { type Head, readPublishedAt } from './read-head.ts';
import { loopTurn } from '../turns.ts';

/** What is public on this instance, and how it becomes what was published. */
export interface PublicSite {
  readonly read: ReadContent;
  readonly state: PublicState;
  readonly publishedAt: number;
  shows(head: Pick<Head, 'number' | 'publishedAt'>): boolean;
  /** Prints and shows what the database says is public now. */
  advance(): Promise<Shown>;
  /** Shows a pack: as it is if this build printed it and no claim has ended since, else printed again. */
  showPack(pack: Pack): Promise<Shown>;
  /** Nothing was ever published: the shipped pages are shown. */
  showShipped(): void;
  toPack(papers: Pack['papers']): Pack;
}

export type Shown =
  | { readonly ok: true; readonly changed: readonly string[] }
  | {
      readonly ok: false;
      readonly cause: 'content' | 'process';
      readonly faults: readonly string[];
    };

export interface PublicSiteParts {
  readonly site: Pick<Site, 'pages' | 'buildName'>;
  readonly store: Pick<Store, 'db'>;
  readonly printer: Pick<Printer, 'print'>;
  readonly clock: Clock;
  /** Prepares what else is made from content, in small pieces. */
  readonly prepare?: (content: SiteContent) => Promise<void>;
}

export function createPublicSite(parts: PublicSiteParts): PublicSite {
  const { store, printer, clock } = parts;
  const { pages, buildName } = parts.site;
  const shipped = shippedState(pages.content);
  const built = new Map([...pages.paths].map((path) => [path, pages.find(path)?.version]));
  let state = shipped;
  let publishedAt = 0;

  /** Everything that differs becomes public in one turn of the loop. */
  async function show(next: PublicState, at: number): Promise<Shown> {
    const now = clock.now();
    const files: StoredFile[] = [];
    const shown = versionsOf(pages);
    const [printed] = await Promise.all([
      printer.print(next, { now, shown }, (file) =>
        files.push({
          ...file,
          compression: 'quick',
          ...(isBook(file.path) && { modified: at }),
        }),
      ),
      parts.prepare?.(next.content),
    ]);
    if (!printed.ok) return printed;
    const responses = await makeResponses(files, pages.pageCaching);
    const gone = [...printed.value.gone, ...papersWithout(pages, next.content)];
    pages.swap({ content: next.content, responses, gone, printedAt: now });
    state = next;
    publishedAt = at;
    return { ok: true, changed: [...responses.map(([path]) => path), ...printed.value.gone] };
  }

  /** A database that was restored from a backup may have another publication under this number. */
  async function whereToBegin(): Promise<PublicState> {
    if (state.number === 0) return shipped;
    return (await readPublishedAt(store.db, state.number)) === publishedAt ? state : shipped;
  }

  return {
    read: () => pages.content,
    get state() {
      return state;
    },
    get publishedAt() {
      return publishedAt;
    },
    shows: (head) =>
      pages.isOpen &&
      head.number === state.number &&
      head.publishedAt === publishedAt &&
      clock.now() < state.endsAt,

    async advance() {
      const before = await whereToBegin();
      const changes = await readPublicChanges(store.db, before.number);
      const at = await readPublishedAt(store.db, changes.number);
      await readAhead(changes.revisions);
      // Each of the two takes some milliseconds, and visitors are answered before either.
      await loopTurn();
      const advanced = advanceState(before, changes, clock.now());
      if (!advanced.ok) return { ...advanced, cause: 'content' };
      await loopTurn();
      return show(advanced.state, at);
    },

    async showPack(pack) {
      const revisions = pack.revisions;
      const { number, printedAt } = pack;
      const advanced = advanceState(shipped, { number, revisions }, printedAt);
      if (!advanced.ok) return { ...advanced, cause: 'content' };
      const now = clock.now();
      if (now >= advanced.state.endsAt) {
        const later = advanceState(shipped, { number, revisions }, now);
        return later.ok ? show(later.state, pack.publishedAt) : { ...later, cause: 'content' };
      }
      if (pack.build !== buildName) return show(advanced.state, pack.publishedAt);
      const responses = await makeResponses(pack.files, pages.pageCaching);
      const { content } = advanced.state;
      pages.swap({ content, responses, gone: pack.gone, printedAt: pack.printedAt });
      ({ state } = advanced);
      ({ publishedAt } = pack);
      return { ok: true, changed: [] };
    },

    showShipped() {
      if (pages.isOpen) return;
      pages.swap({ content: shipped.content, responses: [], printedAt: pages.printedAt });
    },

    toPack(papers) {
      const changed = [...pages.paths].filter(
        (path) => pages.find(path)?.version !== built.get(path),
      );
      return {
        build: buildName,
        number: state.number,
        publishedAt,
        printedAt: pages.printedAt,
        revisions: [...state.revisions.values()],
        files: changed.flatMap((path) => toStoredFile(path, pages.find(path))),
        gone: [...built.keys()].filter((path) => !pages.paths.has(path)),
        papers,
      };
    },
  };
}

/** Sheets of fabrics that are no longer knitted, or have another address. */
function papersWithout(pages: PageStore, { fabrics }: SiteContent): string[] {
  const sheets = new Set(fabrics.map(({ slug }) => `${href.fabric(slug)}.pdf`));
  const folder = href.fabric('');
  return [...pages.paths].filter(
    (path) => isPaper(path) && path.startsWith(folder) && !sheets.has(path),
  );
}

/** Papers are printed behind the pages and are not compared. */
function versionsOf(pages: PageStore): [string, string][] {
  return [...pages.paths].flatMap((path): [string, string][] => {
    const response = isPaper(path) ? undefined : pages.find(path);
    return response ? [[path, response.version]] : [];
  });
}

export function isPaper(path: string): boolean {
  return path.endsWith('.pdf');
}

function toStoredFile(path: string, response: CachedResponse | undefined): StoredFile[] {
  if (!response) return [];
  const { status, type, compression, modified, encoded } = response;
  const { br, gzip, identity } = encoded;
  const about = {
    path,
    status,
    type,
    compression,
    ...(modified !== undefined && { modified }),
  };
  if (br === identity) return [{ ...about, body: identity.body }];
  return [{ ...about, br: br.body, gzip: gzip.body }];
}
