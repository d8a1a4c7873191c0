import type { KindName } from '../../../src/content/records/content-kinds.ts';

/** Where a kind is written in `src/content`: a constant of a file, and the way from there to its records. */
export interface SeedPlace {
  readonly file: string;
  readonly constant: string;
  readonly path?: readonly string[];
}

interface Seed {
  /**
   * `one`: the constant is the record. `named`: an object with a record under each key, in no order;
   * `ordered`: in the order of their positions. `list`: an array of records, or several after each other.
   */
  readonly shape: 'one' | 'named' | 'ordered' | 'list' | 'articles';
  readonly places: readonly [SeedPlace, ...SeedPlace[]];
}

/** Kinds that are not here have no seed: pictures of the mill are in its database and in exports. */
export const seeds: Readonly<Partial<Record<KindName, Seed>>> = {
  mill: one('mill.ts', 'mill'),
  claim: { shape: 'named', places: [{ file: 'claims.ts', constant: 'claims' }] },
  terms: one('terms.ts', 'terms'),
  navigation: one('navigation.ts', 'navigation'),
  home: one('home.ts', 'home'),
  about: one('about.ts', 'about'),
  contact: one('contact.ts', 'contact'),
  quote: one('quote.ts', 'quote'),
  questionPage: one('faq.ts', 'faq', 'page'),
  question: { shape: 'list', places: [{ file: 'faq.ts', constant: 'faq', path: ['questions'] }] },
  reviewPage: one('reviews.ts', 'reviews', 'page'),
  review: { shape: 'list', places: [{ file: 'reviews.ts', constant: 'reviews', path: ['all'] }] },
  samples: one('samples.ts', 'samples'),
  scheduleCall: one('schedule-call.ts', 'scheduleCall'),
  thankYou: one('thank-you.ts', 'thankYou'),
  fabricGuide: one('fabric-guide.ts', 'fabricGuide'),
  offline: one('offline.ts', 'offline'),
  collections: one('collections/overview.ts', 'collections'),
  category: { shape: 'list', places: [{ file: 'categories.ts', constant: 'categories' }] },
  construction: {
    shape: 'named',
    places: [{ file: 'constructions.ts', constant: 'constructionTexts' }],
  },
  structureNotes: one('structure-notes.ts', 'structureNotes'),
  journal: one('journal/index-lists.ts', 'journal'),
  article: { shape: 'articles', places: [{ file: 'journal/articles.ts', constant: 'articles' }] },
  privacy: one('legal/privacy.ts', 'privacy'),
  pageTitle: {
    shape: 'named',
    places: [{ file: 'pages-meta.ts', constant: 'pagesMeta', path: ['pages'] }],
  },
  categoryTitle: {
    shape: 'named',
    places: [{ file: 'pages-meta.ts', constant: 'pagesMeta', path: ['categories'] }],
  },
  shade: { shape: 'ordered', places: [{ file: 'fabrics/shades.ts', constant: 'shades' }] },
  colours: one('fabrics/shades.ts', 'colours'),
  yarn: { shape: 'ordered', places: [{ file: 'fabrics/yarns.ts', constant: 'yarns' }] },
  care: { shape: 'ordered', places: [{ file: 'fabrics/care.ts', constant: 'careLabels' }] },
  fabric: {
    shape: 'list',
    places: [
      { file: 'fabrics/pure-cotton.ts', constant: 'pureCotton' },
      { file: 'fabrics/polyester-cotton-plain.ts', constant: 'polyesterCottonPlain' },
      { file: 'fabrics/polyester-cotton-patterned.ts', constant: 'polyesterCottonPatterned' },
      { file: 'fabrics/polyester-cotton-extra.ts', constant: 'polyesterCottonExtra' },
      { file: 'fabrics/cotton-nylon-plain.ts', constant: 'cottonNylonPlain' },
      { file: 'fabrics/cotton-nylon-patterned.ts', constant: 'cottonNylonPatterned' },
      { file: 'fabrics/cotton-nylon-extra.ts', constant: 'cottonNylonExtra' },
      { file: 'fabrics/nylon-plain.ts', constant: 'nylonPlain' },
      { file: 'fabrics/nylon-lace.ts', constant: 'nylonLace' },
    ],
  },
};

function one(file: string, constant: string, ...path: readonly string[]): Seed {
  return { shape: 'one', places: [{ file, constant, path }] };
}
