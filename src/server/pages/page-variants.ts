import type { Ask } from '../../contract/render.ts';
import type { Clock } from '../clock.ts';
import { BoundedCache } from './bounded-cache.ts';
import { type CachedResponse, cachePage } from './cached-response.ts';
import type { PageStore } from './page-store.ts';
import { loopTurn } from '../turns.ts';

/** Pages that a query changes (a category, a search, a chosen fabric), rendered once and kept a while. */
export interface PageVariants {
  cached(path: string, query: string): CachedResponse | undefined;
  /** Renders the variant and puts it into the cache; whoever asks meanwhile gets the same. */
  render(path: string, query: string): Promise<CachedResponse>;
}

export interface VariantParts {
  readonly pages: Pick<PageStore, 'render' | 'pageCaching' | 'generation' | 'onSwap'>;
  readonly siteUrl: string;
  readonly clock: Clock;
  /** Answers the question in an address of the fabric guide. */
  readonly ask?: Ask;
  readonly limits?: { readonly count: number; readonly weight: number };
}

interface Variant {
  readonly response: CachedResponse;
  readonly renderedAt: number;
  readonly weight: number;
}

export function createPageVariants(parts: VariantParts): PageVariants {
  const { pages, siteUrl, clock, ask } = parts;
  const limits = parts.limits ?? { count: 500, weight: 16 * 1024 * 1024 };
  let cache = new BoundedCache<Variant>(limits);
  let underWay = new Map<string, Promise<CachedResponse>>();
  pages.onSwap(() => {
    cache = new BoundedCache<Variant>(limits);
    underWay = new Map();
  });
  return {
    cached(path, query) {
      const variant = cache.get(`${path}?${query}`);
      const isFresh = variant && clock.now() - variant.renderedAt < keptFor;
      return isFresh ? variant.response : undefined;
    },
    render(path, query) {
      const address = `${path}?${query}`;
      const begun = underWay.get(address);
      if (begun) return begun;
      const current = underWay;
      const response = render(path, query).finally(() => current.delete(address));
      current.set(address, response);
      return response;
    },
  };

  async function render(path: string, query: string): Promise<CachedResponse> {
    const began = pages.generation;
    const now = new Date(clock.now());
    const page = pages.render({
      path,
      query: new URLSearchParams(query),
      siteUrl,
      now,
      ...(ask && { ask }),
    });
    // To compress takes as long as to render: others are answered in between.
    await loopTurn();
    const response = cachePage(path, page, pages.pageCaching);
    const renderedAt = now.getTime();
    // One that was begun before a swap says what is no longer public: its visitor alone gets it.
    if (pages.generation === began) {
      // Who arrives has it made once more, with its style inside (`arrivals.ts`).
      cache.set(`${path}?${query}`, { response, renderedAt, weight: 2 * response.weight });
    }
    return response;
  }
}

/** A date on the page ("today", a booking window) may not outlive the hour. */
const keptFor = 60 * 60 * 1000;
