import type { Ask, QueryKeys, Render, RenderResult } from '../../contract/render.ts';
import { pages as routes } from '../../contract/routes.ts';
import type { Clock } from '../clock.ts';
import { BoundedCache } from './bounded-cache.ts';
import { compress } from './compress.ts';
import { type Entry, makeEntry } from './entry.ts';

/** Pages that a query changes (`/fabrics?category=`, `/quote?product=`), rendered once and kept a while. */
export interface Variants {
  /** The canonical query of an address; empty when the plain page answers it. */
  canonical(path: string, search: string): string;
  held(path: string, query: string): Variant | undefined;
  make(path: string, query: string): Variant;
}

export type Variant = { readonly weight: number; readonly madeAt: number } & (
  | { readonly kind: 'page'; readonly entry: Entry }
  | { readonly kind: 'redirect'; readonly location: string }
);

export interface VariantParts {
  readonly render: Render;
  readonly queryKeys: QueryKeys;
  readonly siteUrl: string;
  readonly clock: Clock;
  /** Answers the question in an address of the fabric guide. */
  readonly ask?: Ask;
  readonly limits?: { readonly count: number; readonly weight: number };
}

export function createVariants(parts: VariantParts): Variants {
  const { render, queryKeys, siteUrl, clock, ask } = parts;
  const cache = new BoundedCache<Variant>(parts.limits ?? { count: 500, weight: 64 * 1024 * 1024 });
  return {
    canonical: (path, search) => canonicalQuery(queryKeys(path), search),
    held(path, query) {
      const variant = cache.get(`${path}?${query}`);
      return variant && clock.now() - variant.madeAt < keptFor ? variant : undefined;
    },
    make(path, query) {
      const now = new Date(clock.now());
      const result = render({
        path,
        query: new URLSearchParams(query),
        siteUrl,
        now,
        ...(ask && { ask }),
      });
      const variant = toVariant(path, result, now.getTime());
      cache.set(`${path}?${query}`, variant);
      return variant;
    },
  };
}

/** A date on the page ("today", a booking window) may not outlive the hour. */
const keptFor = 60 * 60 * 1000;

/** Longer than any product name or honest search; more would only fill the cache. */
const longestValue = 200;

/** Keys that may name several things at once, and how many of them a page takes. */
const repeated: Readonly<Record<string, number>> = {
  product: 30,
  fabric: 6,
  ids: 8,
  composition: 5,
  gsm: 6,
  construction: 15,
  width: 4,
  use: 16,
};

/**
 * Known keys in order, first value of each (several where the page takes several): campaign tags and
 * key order never make a second copy.
 */
export function canonicalQuery(keys: readonly string[], search: string): string {
  if (keys.length === 0 || search === '') return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of keys.toSorted()) {
    for (const each of given.getAll(key).slice(0, repeated[key] ?? 1)) {
      const value = each.trim();
      if (value && value.length <= longestValue) kept.append(key, value);
    }
  }
  return kept.toString();
}

function toVariant(path: string, result: RenderResult, madeAt: number): Variant {
  if (result.kind === 'redirect') {
    return { kind: 'redirect', location: result.location, madeAt, weight: 200 };
  }
  const body = Buffer.from(result.html);
  const entry = makeEntry({
    status: result.status,
    type: 'text/html; charset=utf-8',
    caching: 'page',
    body,
    ...compress(body),
    framable: path === routes.embed,
  });
  return { kind: 'page', entry, madeAt, weight: entry.weight };
}
