import type { ShadesByColour } from '../domain/assistant/vocabulary.ts';
import type { CategoryId, Fabric, Shade, Yarn } from '../domain/fabric/fabric.ts';
import type { WithdrawnFabric } from '../domain/fabric/fabric-record.ts';
import type { KnittedPictures } from '../domain/picture/knit-job.ts';
import type { OwnPictures } from '../domain/picture/own-picture.ts';
import type { AboutTexts } from './about.ts';
import type { Category } from './categories.ts';
import type { Claim, Claims } from './claims.ts';
import type { Collections } from './collections/overview.ts';
import type { ConstructionText } from './constructions.ts';
import type { contact } from './contact.ts';
import type { fabricGuide } from './fabric-guide.ts';
import { dropEntries } from '../domain/publishing/drop-links.ts';
import { isSaid } from '../domain/publishing/is-said.ts';
import { isSame } from '../domain/publishing/merge-changes.ts';
import { withAddedCollections } from './collections/added-collections.ts';
import { type CountFacts, countFacts } from './count-facts.ts';
import { emptyPages } from '../contract/empty-pages.ts';
import type { faq } from './faq.ts';
import { fillTokens, hasTokens } from '../domain/text/fill-tokens.ts';
import type { home } from './home.ts';
import type { Article, WithdrawnArticle } from './journal/article.ts';
import type { journal } from './journal/index-lists.ts';
import type { PrivacyPolicy } from './legal/consent-version.ts';
import type { Mill } from './mill.ts';
import type { navigation } from './navigation.ts';
import type { offline } from './offline.ts';
import type { pagesMeta } from './pages-meta.ts';
import type { quote } from './quote.ts';
import type { reviews } from './reviews.ts';
import type { samples } from './samples.ts';
import type { scheduleCall } from './schedule-call.ts';
import type { structureNotes } from './structure-notes.ts';
import type { Terms } from './terms.ts';
import type { thankYou } from './thank-you.ts';

/**
 * Everything the mill says, as plain data. A page is a function of its address and of this value, so a
 * draft, the public state and the shipped state are shown by the same code.
 */
export interface SiteContent extends Facts {
  readonly navigation: typeof navigation;
  readonly home: typeof home;
  readonly about: AboutTexts;
  readonly contact: typeof contact;
  readonly quote: typeof quote;
  readonly faq: typeof faq;
  readonly reviews: typeof reviews;
  readonly samples: typeof samples;
  readonly scheduleCall: typeof scheduleCall;
  readonly thankYou: typeof thankYou;
  readonly fabricGuide: typeof fabricGuide;
  readonly offline: typeof offline;
  readonly collections: Collections;
  readonly categories: readonly Category[];
  readonly constructions: Readonly<Record<string, ConstructionText>>;
  readonly structureNotes: typeof structureNotes;
  readonly journal: typeof journal;
  /** In the order of their slugs. */
  readonly articles: readonly Article[];
  /** Public once, taken off the site. */
  readonly withdrawnArticles: readonly WithdrawnArticle[];
  readonly privacy: PrivacyPolicy & {
    /** What a stored consent names. */
    readonly consentVersion: string;
  };
  readonly pagesMeta: typeof pagesMeta;
  readonly fabrics: readonly Fabric[];
  /** Public once, no longer knitted. */
  readonly withdrawnFabrics: readonly WithdrawnFabric[];
  /** The shade book by key, in the order in which a card is read. */
  readonly shades: Readonly<Record<string, Shade>>;
  /** The yarn book by key, in its order. */
  readonly yarns: Readonly<Record<string, Yarn>>;
  /** The names of the shades to lay out for a colour, nearest first. */
  readonly shadesByColour: ShadesByColour;
  /** The mill's own pictures; the shipped ones come with the pages, in their manifest. */
  readonly pictures: OwnPictures;
  /** By the id of their fabric: pictures that stand in place of the shipped ones. */
  readonly knitted: Readonly<Record<number, KnittedPictures>>;
}

/** What a token in a text may name. */
interface Facts {
  readonly mill: Mill;
  readonly claims: Claims;
  readonly terms: Terms;
}

/** What the mill says at this moment. A room that outlives a publication asks each time and keeps nothing. */
export type ReadContent = () => SiteContent;

/** The content with the facts written into its texts, where the records only name them. */
export function assembleContent(written: SiteContent): SiteContent {
  const records = { ...written, ...withAddedCollections(written) };
  const { mill, claims, terms, articles, faq } = records;
  const facts = { mill, claims: knownClaims(claims), terms, count: countFacts(records) };
  const isEmpty = emptyPages(records);
  const texts = Object.entries(records)
    .filter(([name]) => !namesNoFacts.has(name))
    .map(([name, text]) => {
      const filled = fillOnce<object>(text, facts);
      return [name, leadsOn.has(name) ? dropEntries(filled, isEmpty) : filled];
    });
  return {
    ...records,
    ...Object.fromEntries(texts),
    faq: withoutEmptyAnswers(fillOnce(faq, facts)),
    claims: saidClaims(claims),
    // Filled in after Markdown is read: a fact is words, whatever signs are in it.
    articles: articles.map((article) => (hasTokens(article) ? fillOnce(article, facts) : article)),
  };
}

/** The facts themselves, and the book of cloth. */
const namesNoFacts: ReadonlySet<string> = new Set<keyof SiteContent>([
  'mill',
  'claims',
  'terms',
  'articles',
  'fabrics',
  'withdrawnFabrics',
  'withdrawnArticles',
  'shades',
  'shadesByColour',
  'yarns',
]);

/** Texts with menus and lists of links. */
const leadsOn: ReadonlySet<string> = new Set(['navigation', 'home', 'collections', 'offline']);

/** An answer that was one claim alone is gone while the claim is not said, and so is its question. */
function withoutEmptyAnswers(faq: SiteContent['faq']): SiteContent['faq'] {
  const questions = faq.questions.filter(({ answer }) => answer !== '');
  return questions.length === faq.questions.length ? faq : { ...faq, questions };
}

/** For texts: one that is not said is still known, so that naming it is no error. */
const knownClaims = perObject((claims: Claims): Claims =>
  Object.fromEntries(
    listClaims(claims).map(([id, claim]) => [
      id,
      isSaid(claim) ? claim : { ...claim, withheld: true as const },
    ]),
  ),
);

const saidClaims = perObject((claims: Claims): Claims =>
  Object.fromEntries(listClaims(claims).filter(([, claim]) => isSaid(claim))),
);

function listClaims(claims: Claims): [string, Claim][] {
  return Object.entries(claims).flatMap(([id, claim]) => (claim ? [[id, claim]] : []));
}

/** A text that names the same facts as before stays the same object: most do, at every publication. */
function fillOnce<Text extends object>(text: Text, facts: Facts & Counted): Text {
  const known = lastFilled.get(text);
  const isFresh =
    known?.facts.mill === facts.mill &&
    known.facts.claims === facts.claims &&
    known.facts.terms === facts.terms &&
    (isSame(known.facts.count, facts.count) || !namesCount(text));
  if (known && isFresh) return known.filled as Text;
  const filled = fillTokens(text, facts);
  lastFilled.set(text, { facts, filled });
  return filled;
}

interface Counted {
  readonly count: CountFacts;
}

const lastFilled = new WeakMap<
  object,
  { readonly facts: Facts & Counted; readonly filled: object }
>();

const namesCount = perObject((text: object) => JSON.stringify(text).includes('{count.'));

/** `const bySlug = perContent(({ fabrics }) => new Map(…))`: a table made once for each content. */
export function perContent<Table>(
  make: (content: SiteContent) => Table,
): (content: SiteContent) => Table {
  return perObject(make);
}

/** What `make` makes of an object, made once for it. */
export function perObject<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const to = make(from);
    made.set(from, to);
    return to;
  };
}

export function requireCategory({ categories }: SiteContent, id: CategoryId): Category {
  const category = categories.find((one) => one.id === id);
  if (!category) throw new Error(`No collection is written for ${id}`);
  return category;
}

/** The words for a construction; the table is complete, so a miss is a fault in the record. */
export function requireConstructionText(
  { constructions }: SiteContent,
  name: string,
): ConstructionText {
  const text = constructions[name];
  if (!text) throw new Error(`No explanation of the construction ${name}`);
  return text;
}
