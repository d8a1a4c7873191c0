import { UnknownToken } from '../fill-tokens.ts';
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

/** The content that these records make, if they make one: bodies fit their schemas already. */
export function assembleRecords(records: ContentRecords): Assembled {
  const { faults: fabricFaults, ...book } = makeFabricBook(records);
  const faults = [...fabricFaults, ...pictureFaults(records)];
  if (faults.length > 0) return { ok: false, faults };
  try {
    return { ok: true, content: assembleContent(arrange(records, book)) };
  } catch (error) {
    if (error instanceof UnknownToken) return { ok: false, faults: [error.message] };
    throw error;
  }
}

function arrange(records: ContentRecords, book: Omit<FabricBook, 'faults'>): SiteContent {
  return {
    mill: only(records.mill),
    claims: claimsOf(records.claim),
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
    articles: byKey(records.article).map(([key, article]) => makeArticle(key, article)),
    privacy: withConsentVersion(only(records.privacy)),
    pagesMeta: {
      pages: records.pageTitle as SiteContent['pagesMeta']['pages'],
      categories: records.categoryTitle as SiteContent['pagesMeta']['categories'],
    },
    ...book,
    pictures: arrangePictures(records),
    knitted: byFabricId(records.knitted),
  };
}

const withConsentVersion = perObject((policy: PrivacyPolicy) => ({
  ...policy,
  consentVersion: consentVersion(policy),
}));

function only<Body>(records: Readonly<Record<string, Body>>): Body {
  const body = records[onlyKey];
  if (body === undefined) throw new Error('A record that every page needs is missing.');
  return body;
}

/** In the order of their addresses; one that continues another's words stands before it. */
function byKey<Body>(records: Readonly<Record<string, Body>>): [string, Body][] {
  return Object.entries(records).toSorted(([a], [b]) => (`${a}.` < `${b}.` ? -1 : 1));
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

const claimsOf = perObject(
  (claims: ContentRecords['claim']) =>
    ({ ...contentKinds.claim.shipped, ...claims }) as SiteContent['claims'],
);

/** `f014` → 14 */
const byFabricId = perObject((knitted: ContentRecords['knitted']): SiteContent['knitted'] =>
  Object.fromEntries(
    Object.entries(knitted).map(([key, pictures]) => [Number(key.slice(1)), pictures]),
  ),
);
