import { makeFabric } from '../../domain/fabric/fabric-record.ts';
import { UnknownToken } from '../fill-tokens.ts';
import type { Category } from '../categories.ts';
import { assembleContent, type SiteContent } from '../site-content.ts';
import { type BodyOf, contentKinds, type KindName, kindNames } from './content-kinds.ts';
import { onlyKey, type Placed } from './kind.ts';
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
  const faults = [...doubledNumbers(records), ...pictureFaults(records)];
  if (faults.length > 0) return { ok: false, faults };
  try {
    return { ok: true, content: assembleContent(arrange(records)) };
  } catch (error) {
    if (error instanceof UnknownToken) return { ok: false, faults: [error.message] };
    throw error;
  }
}

function arrange(records: ContentRecords): SiteContent {
  return {
    mill: only(records.mill),
    claims: { ...contentKinds.claim.shipped, ...records.claim } as SiteContent['claims'],
    terms: only(records.terms),
    navigation: only(records.navigation),
    home: only(records.home),
    about: only(records.about),
    contact: only(records.contact),
    quote: only(records.quote),
    faq: { page: only(records.questionPage), questions: inOrder(records.question) },
    reviews: { page: only(records.reviewPage), all: inOrder(records.review) },
    samples: only(records.samples),
    scheduleCall: only(records.scheduleCall),
    thankYou: only(records.thankYou),
    fabricGuide: only(records.fabricGuide),
    offline: only(records.offline),
    collections: only(records.collections),
    categories: inOrder<Category & Placed>(records.category),
    constructions: records.construction,
    structureNotes: only(records.structureNotes),
    journal: only(records.journal),
    privacy: only(records.privacy),
    pagesMeta: {
      pages: records.pageTitle as SiteContent['pagesMeta']['pages'],
      categories: records.categoryTitle as SiteContent['pagesMeta']['categories'],
    },
    fabrics: inOrder(records.fabric).map(makeFabric),
    pictures: arrangePictures(records),
    knitted: byFabricId(records.knitted),
  };
}

function only<Body>(records: Readonly<Record<string, Body>>): Body {
  const body = records[onlyKey];
  if (body === undefined) throw new Error('A record that every page needs is missing.');
  return body;
}

function inOrder<Body extends Placed>(records: Readonly<Record<string, Body>>): Body[] {
  return Object.entries(records)
    .toSorted(([a, one], [b, other]) => placeOf(one) - placeOf(other) || (a < b ? -1 : 1))
    .map(([, body]) => withoutPosition(body));
}

function placeOf({ position }: Placed): number {
  return position ?? Number.MAX_SAFE_INTEGER;
}

function withoutPosition<Body extends Placed>(body: Body): Body {
  const { position: _position, ...rest } = body;
  return rest as Body;
}

/** `f014` → 14 */
function byFabricId<Body>(records: Readonly<Record<string, Body>>): Record<number, Body> {
  const entries = Object.entries(records).map(([key, body]) => [Number(key.slice(1)), body]);
  return Object.fromEntries(entries) as Record<number, Body>;
}

/** Ids choose pictures and numbers make addresses: each belongs to one fabric. */
function* doubledNumbers({ fabric }: ContentRecords): Generator<string> {
  const holders = new Map<string, string>();
  for (const { id, number, title } of Object.values(fabric)) {
    for (const name of [`number ${number}`, `id ${id}`]) {
      const holder = holders.get(name);
      if (holder) yield `${title} ${number}: ${holder} has the ${name} already.`;
      else holders.set(name, `${title} ${number}`);
    }
  }
}
