import { hasEnded } from '../../domain/claim/claim-standing.ts';
import { dayIn } from '../../domain/claim/days.ts';
import { UnknownToken } from '../../domain/text/fill-tokens.ts';
import type { Category } from '../categories.ts';
import { consentVersion, type PrivacyPolicy } from '../legal/consent-version.ts';
import { makeArticle } from '../journal/article.ts';
import { assembleContent, perObject, type SiteContent } from '../site-content.ts';
import { type BodyOf, contentKinds, type KindName, kindNames } from './content-kinds.ts';
import { type FabricBook, makeFabricBook } from './fabric-book.ts';
import { inOrder, onlyKey, type Placed } from './kind.ts';
import { arrangePictures, pictureFaults } from './picture-faults.ts';

/** Everything the mill says, record by record: by kind and key. */
export type ContentRecords = {
  readonly [Kind in KindName]: Readonly<Record<string, BodyOf<Kind>>>;
};

/** What an empty database says. */
export const shippedRecords = Object.fromEntries(
  kindNames.map((kind) => [kind, contentKinds[kind].shipped]),
) as ContentRecords;

export type Assembled =
  | { readonly ok: true; readonly content: SiteContent }
  /** Each a sentence for the person who publishes. */
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * The content that these records make, if they make one: bodies fit their schemas already. With a moment
 * it is what is said then, without the claims whose day is over.
 */
export function assembleRecords(records: ContentRecords, now?: number): Assembled {
  const { faults: fabricFaults, ...book } = makeFabricBook(records);
  const faults = [...fabricFaults, ...pictureFaults(records)];
  if (faults.length > 0) return { ok: false, faults };
  try {
    return { ok: true, content: assembleContent(arrange(records, book, now)) };
  } catch (error) {
    if (error instanceof UnknownToken) return { ok: false, faults: [error.message] };
    throw error;
  }
}

function arrange(
  records: ContentRecords,
  book: Omit<FabricBook, 'faults'>,
  now: number | undefined,
): SiteContent {
  const mill = only(records.mill);
  return {
    mill,
    claims: claimsOf(records.claim, now === undefined ? '' : dayIn(mill.timeZone, now)),
    terms: only(records.terms),
    navigation: only(records.navigation),
    home: only(records.home),
    about: only(records.about),
    contact: only(records.contact),
    quote: only(records.quote),
    faq: { page: only(records.questionPage), questions: listed(records.question) },
    reviews: { page: only(records.reviewPage), all: listed(records.review) },
    samples: only(records.samples),
    scheduleCall: only(records.scheduleCall),
    thankYou: only(records.thankYou),
    fabricGuide: only(records.fabricGuide),
    offline: only(records.offline),
    collections: only(records.collections),
    categories: listed<Category & Placed>(records.category),
    constructions: records.construction,
    structureNotes: only(records.structureNotes),
    journal: only(records.journal),
    ...arrangeArticles(records.article),
    privacy: withConsentVersion(only(records.privacy)),
    pagesMeta: {
      pages: records.pageTitle as SiteContent['pagesMeta']['pages'],
      categories: titlesOf(records),
    },
    ...book,
    pictures: arrangePictures(records),
    knitted: byFabricId(records.knitted),
  };
}

/** A collection that the mill added is found under its own name and description until somebody writes others. */
function titlesOf({
  category,
  categoryTitle,
}: ContentRecords): SiteContent['pagesMeta']['categories'] {
  const own = Object.values(category).map(({ landingSlug, title, description }) => [
    landingSlug,
    { title: `${title} | {mill.name}`, description, scene: '', index: true },
  ]);
  return { ...Object.fromEntries(own), ...categoryTitle };
}

const withConsentVersion = perObject((policy: PrivacyPolicy) => ({
  ...policy,
  consentVersion: consentVersion(policy),
}));

/** Under which name a consent to this policy is stored. */
export { consentVersion as consentVersionOf };

function only<Body>(records: Readonly<Record<string, Body>>): Body {
  const body = records[onlyKey];
  if (body === undefined) throw new Error('A record that every page needs is missing.');
  return body;
}

/** In the order of their addresses; one that continues another's words stands before it. */
function byKey<Body>(records: Readonly<Record<string, Body>>): [string, Body][] {
  return Object.entries(records).toSorted(([a], [b]) => (`${a}.` < `${b}.` ? -1 : 1));
}

function arrangeArticles(
  records: ContentRecords['article'],
): Pick<SiteContent, 'articles' | 'withdrawnArticles'> {
  const all = byKey(records).map(([key, article]) => makeArticle(key, article));
  return {
    articles: all.filter(({ withdrawn }) => !withdrawn),
    withdrawnArticles: all.filter(({ withdrawn }) => withdrawn),
  };
}

function listed<Body extends Placed>(records: Readonly<Record<string, Body>>): Body[] {
  return inOrder(records).map(([, body]) => withoutPosition(body));
}

/** A record that did not change stays the same object, and so does what is made of it. */
const withoutPosition = perObject(({ position: _position, ...rest }: Placed) => rest) as <
  Body extends Placed,
>(
  body: Body,
) => Body;

/** Every claim by its name; one whose last day is before this one is withheld. */
function claimsOf(records: ContentRecords['claim'], today: string): SiteContent['claims'] {
  const { claims, byEnded } = knownClaims(records);
  const ended = Object.keys(claims).filter((id) => hasEnded(claims[id]!, today));
  const name = ended.join(' ');
  const known = byEnded.get(name);
  if (known) return known;
  const withheld = ended.map((id) => [id, { ...claims[id]!, withheld: true as const }]);
  const made = { ...claims, ...Object.fromEntries(withheld) } as SiteContent['claims'];
  byEnded.set(name, made);
  return made;
}

/** As long as no day ends the claims are the same object, and texts are filled in once for it. */
const knownClaims = perObject((records: ContentRecords['claim']) => ({
  claims: { ...contentKinds.claim.shipped, ...records },
  byEnded: new Map<string, SiteContent['claims']>(),
}));

/** `f014` → 14 */
const byFabricId = perObject((knitted: ContentRecords['knitted']): SiteContent['knitted'] =>
  Object.fromEntries(
    Object.entries(knitted).map(([key, pictures]) => [Number(key.slice(1)), pictures]),
  ),
);
