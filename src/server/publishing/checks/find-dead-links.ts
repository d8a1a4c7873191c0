import { articleAddresses } from '../../../domain/publishing/article-addresses.ts';
import { type ContentRecords, shippedRecords } from '../../../content/records/assemble-records.ts';
import { kindNames } from '../../../content/records/content-kinds.ts';
import { matchRoute, redirects } from '../../../contract/match-route.ts';
import { textLeaves } from './text-leaves.ts';

export interface Link {
  readonly path: readonly string[];
  readonly address: string;
}

/** Addresses of our own site that a body links to: fields called so, and links within a text. */
export function* linksIn(body: unknown): Generator<Link> {
  for (const [path, text] of textLeaves(body)) {
    const name = path.at(-1);
    if (name === 'to' || name === 'href') yield { path, address: text };
    else for (const [, address] of text.matchAll(inText)) yield { path, address: address! };
  }
}
const inText = /\]\(([^()\s]+)\)/g;

/** Says whether a link leads nowhere, given everything that would be public. */
export function deadLinks(records: ContentRecords): (address: string) => boolean {
  let slugs: ReadonlySet<string> | undefined;
  return (address) => {
    if (!address.startsWith('/')) return false;
    const path = address.split(/[?#]/, 1)[0]!;
    if (Object.hasOwn(redirects, path) || shippedFiles().has(path)) return false;
    const route = matchRoute(path);
    if (!route) return true;
    if (route.slug === undefined) return false;
    slugs ??= slugsOf(records);
    return !slugs.has(`${route.page} ${route.slug}`);
  };
}

/** A former address of a fabric or an article leads to where it is today. */
function slugsOf({ fabric, article, category }: ContentRecords): Set<string> {
  const fabrics = Object.values(fabric).filter(({ withdrawn }) => !withdrawn);
  return new Set([
    ...Object.values(category).map(({ landingSlug }) => `category ${landingSlug}`),
    ...fabrics.flatMap(({ slug, formerSlugs = [] }) =>
      [slug, ...formerSlugs].map((one) => `fabric ${one}`),
    ),
    ...Object.entries(article).flatMap(([key, record]) => {
      if (record.withdrawn) return [];
      const { slug, formerSlugs } = articleAddresses(key, record);
      return [slug, ...formerSlugs].map((one) => `article ${one}`);
    }),
  ]);
}

/** Files beside the pages, such as a chart to download, which the shipped texts link to. */
function shippedFiles(): ReadonlySet<string> {
  files ??= new Set(
    kindNames.flatMap((kind) =>
      [...linksIn(shippedRecords[kind])]
        .map(({ address }) => address)
        .filter((address) => /^\/[^?#]*\.[a-z0-9]{2,5}$/.test(address)),
    ),
  );
  return files;
}
let files: ReadonlySet<string> | undefined;
