import type { SiteContent } from '../../content/site-content.ts';
import type { Render, RenderPage } from '../../contract/render.ts';
import type { CachedResponse, PageCaching } from './cached-response.ts';

/**
 * Everything that visitors are shown, with one writer: pages, files and what they are made from change
 * together in one turn of the loop, so that nobody sees half of a publication.
 */
export interface PageStore {
  /** By address, exactly as a browser requests it. It is always the same map, changed in place. */
  readonly responses: ReadonlyMap<string, CachedResponse>;
  readonly notFound: CachedResponse;
  /** The addresses of what is made from content: pages, files and papers. */
  readonly paths: ReadonlySet<string>;
  /** What the pages say. */
  readonly content: SiteContent;
  /** Another one after every swap. */
  readonly generation: number;
  /** The moment that its dated pages show; zero: unknown. */
  readonly printedAt: number;
  /** Whether it is known what is public; until then no page is shown. */
  readonly isOpen: boolean;
  readonly pageCaching: PageCaching;
  /** Any page for the content of this moment. */
  readonly render: RenderPage;
  /** What an address answers, shown or withheld. */
  find(path: string): CachedResponse | undefined;
  /** The build's pages are taken out until a swap says what is public. */
  withhold(): void;
  swap(edition: Edition): void;
  /** One address whose content did not change: a new date, a stronger compression, a newer script. */
  put(path: string, response: CachedResponse): void;
  /** Within which time the mill usually answers; pages rendered from now on say so. */
  measure(usualAnswer: string | undefined): void;
  /** Called within the turn of each swap. */
  onSwap(hear: () => void): void;
}

export interface Edition {
  readonly content: SiteContent;
  /** Only what differs from what is shown. */
  readonly responses: Iterable<readonly [string, CachedResponse]>;
  /** Addresses that no longer exist. */
  readonly gone?: Iterable<string>;
  readonly printedAt: number;
}

export interface StoreParts {
  readonly responses: ReadonlyMap<string, CachedResponse>;
  /** Of these, what is made from content. */
  readonly paths: ReadonlySet<string>;
  readonly content: SiteContent;
  readonly render: Render<SiteContent>;
  readonly pageCaching: PageCaching;
  readonly printedAt?: number | undefined;
}

/** The address under which the page for all unknown addresses is built. */
export const notFoundPath = '/404';

export function createPageStore(parts: StoreParts): PageStore {
  const { render, pageCaching } = parts;
  const responses = new Map(parts.responses);
  const paths = new Set(parts.paths);
  const hearers = new Set<() => void>();
  let withheld: Map<string, CachedResponse> | undefined;
  let { content } = parts;
  let notFound = requireNotFound(responses);
  let generation = 0;
  let { printedAt = 0 } = parts;
  let usualAnswer: string | undefined;
  return {
    responses,
    paths,
    pageCaching,
    get notFound() {
      return notFound;
    },
    get content() {
      return content;
    },
    get generation() {
      return generation;
    },
    get printedAt() {
      return printedAt;
    },
    get isOpen() {
      return withheld === undefined;
    },
    render: (request) =>
      render(usualAnswer === undefined ? request : { usualAnswer, ...request }, content),
    find: (path) => responses.get(path) ?? withheld?.get(path),

    withhold() {
      withheld ??= new Map();
      for (const path of paths) {
        const response = responses.get(path);
        if (!response) continue;
        withheld.set(path, response);
        responses.delete(path);
      }
    },

    swap(edition) {
      for (const [path, response] of withheld ?? []) responses.set(path, response);
      withheld = undefined;
      for (const path of edition.gone ?? []) {
        responses.delete(path);
        paths.delete(path);
      }
      for (const [path, response] of edition.responses) {
        responses.set(path, response);
        paths.add(path);
      }
      ({ content, printedAt } = edition);
      notFound = requireNotFound(responses);
      generation += 1;
      for (const hear of hearers) hear();
    },

    put(path, response) {
      (withheld?.has(path) ? withheld : responses).set(path, response);
    },

    measure(words) {
      usualAnswer = words;
    },

    onSwap(hear) {
      hearers.add(hear);
    },
  };
}

function requireNotFound(responses: ReadonlyMap<string, CachedResponse>): CachedResponse {
  const response = responses.get(notFoundPath);
  if (!response) throw new Error(`There is no page ${notFoundPath}.`);
  return response;
}
