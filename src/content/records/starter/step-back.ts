import { dropLinks } from '../../../domain/publishing/drop-links.ts';
import { isSame, type RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { ContentRecords } from '../assemble-records.ts';
import { type BodyOf, contentKinds, type KindName, kindNames } from '../content-kinds.ts';
import { onlyKey } from '../kind.ts';

import {
  starterAbout,
  starterCollections,
  starterHome,
  starterQuoteTerms,
  starterReviews,
  starterTitles,
} from './starter-texts.ts';

/** One record as it is to be; empty: it is taken out. */
export interface SteppedBack {
  readonly kind: KindName;
  readonly key: string;
  readonly body: RecordBody | null;
}

/** The demonstration's own cloth, words of praise and articles. */
const takenOut = ['fabric', 'review', 'article'] as const satisfies readonly KindName[];

/** How the site trades, and no praise: the words beside every price. */
const keptClaims: ReadonlySet<string> = new Set(['offerPrice']);

/**
 * What has to change so that nothing public speaks of the demonstration any more. What the mill has
 * changed itself stays as it is, but for links to what is gone.
 */
export function stepBack(
  records: ContentRecords,
  isDead: (records: ContentRecords) => (address: string) => boolean,
): SteppedBack[] {
  const after = withStarterTexts(withoutDemonstration(records));
  const dead = isDead(after);
  return kindNames.flatMap((kind) => {
    const before: Bodies = records[kind] as never;
    const now: Bodies = after[kind] as never;
    return Object.keys(before).flatMap((key) => {
      const body = now[key] === undefined ? null : dropLinks(now[key], dead);
      return isSame(body, before[key]!) ? [] : [{ kind, key, body }];
    });
  });
}

type Bodies = Readonly<Record<string, RecordBody>>;

function withoutDemonstration(records: ContentRecords): ContentRecords {
  const after: Record<string, unknown> = { ...records };
  for (const kind of takenOut) {
    after[kind] = Object.fromEntries(
      Object.entries(records[kind]).filter(([key, body]) => !isShipped(kind, key, body)),
    );
  }
  after['claim'] = Object.fromEntries(
    Object.entries(records.claim).map(([key, claim]) =>
      isShipped('claim', key, claim) && !keptClaims.has(key)
        ? [key, { ...claim, withheld: true }]
        : [key, claim],
    ),
  );
  return after as ContentRecords;
}

function isShipped(kind: KindName, key: string, body: unknown): boolean {
  const { shipped }: { shipped: Readonly<Record<string, unknown>> } = contentKinds[kind];
  return isSame(body as RecordBody, (shipped[key] ?? null) as RecordBody | null);
}

function withStarterTexts(records: ContentRecords): ContentRecords {
  const { about, home, reviewPage, terms, pageTitle, collections, category } = records;
  const { whyLead, gloss } = starterHome;
  return {
    ...records,
    about: change('about', about, (body) => ({ ...body, ...starterAbout })),
    home: change('home', home, ({ hero, whyChooseUs, ...body }) => ({
      ...body,
      hero: { ...hero, gloss },
      whyChooseUs: { ...whyChooseUs, lead: whyLead },
    })),
    reviewPage: change('reviewPage', reviewPage, (body) => ({ ...body, ...starterReviews })),
    terms: change('terms', terms, (body) => ({ ...body, quote: starterQuoteTerms })),
    collections: change('collections', collections, (body) => ({
      ...body,
      page: { ...body.page, ...starterCollections },
    })),
    category: Object.fromEntries(
      Object.entries(category).map(([key, body]) => [
        key,
        isShipped('category', key, body) ? withoutNumbers(body) : body,
      ]),
    ),
    pageTitle: Object.fromEntries(
      Object.entries(pageTitle).map(([key, meta]) => [
        key,
        isShipped('pageTitle', key, meta) ? { ...meta, ...starterTitles[key] } : meta,
      ]),
    ),
  };
}

/** A collection's texts without the paragraphs that tell of single fabrics or count them. */
function withoutNumbers(body: BodyOf<'category'>): BodyOf<'category'> {
  const own = (sections: BodyOf<'category'>['about']) =>
    sections
      .map(({ heading, paragraphs }) => ({
        heading,
        paragraphs: paragraphs.filter((text) => !tellsOfFabrics.test(text)),
      }))
      .filter(({ heading, paragraphs }) => paragraphs.length > 0 && !tellsOfFabrics.test(heading));
  const { second } = body;
  const isOwn = !tellsOfFabrics.test(second.description);
  return {
    ...body,
    second: isOwn ? second : { ...second, description: body.description },
    about: own(body.about),
    landing: own(body.landing),
  };
}

/** A number of the book, a count of designs, or where the demonstration's mill stands. */
const tellsOfFabrics = /\b[1-9]\d[A-HJ-NP-Z]\b|\{count\.|Punjab|Amritsar/;

/** The one record of a kind, if it still says what is shipped. */
function change<Kind extends KindName>(
  kind: Kind,
  bodies: ContentRecords[Kind],
  make: (body: BodyOf<Kind>) => BodyOf<Kind>,
): ContentRecords[Kind] {
  const body = bodies[onlyKey]!;
  return isShipped(kind, onlyKey, body) ? { ...bodies, [onlyKey]: make(body) } : bodies;
}
