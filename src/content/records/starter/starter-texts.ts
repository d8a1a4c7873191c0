import type { about } from '../../about.ts';
import type { home } from '../../home.ts';
import type { PageMeta } from '../../pages-meta.ts';
import type { reviews } from '../../reviews.ts';

/**
 * What a mill begins with where the demonstration speaks of itself: true of every warp-knitting mill,
 * and as short as a page allows, because the mill writes its own.
 */
export const starterAbout: Pick<typeof about, 'story' | 'lead'> = {
  lead: 'A warp-knitting mill in {mill.address.city}. We make cloth, we sell it by the metre, and we say in writing what it will weigh.',
  story: {
    heading: 'What we do',
    paragraphs: [
      'A weft knit grows sideways from one thread. A warp knit takes hundreds of threads at once, lays each around its own needle, and grows lengthwise, whole, in a single stroke. That is the cloth we make.',
      'Yarn is warped onto beams, knitted on tricot and raschel machines, set, dyed, finished and inspected. Ask us about any of these steps: you speak to somebody who has seen the cloth.',
    ],
  },
};

export const starterHome = {
  gloss: { word: '{mill.shortName}', text: '{mill.gloss|lowerFirst}' },
  whyLead: 'The terms in figures. What is not here, ask: a person at the mill answers.',
} satisfies { gloss: typeof home.hero.gloss; whyLead: string };

export const starterReviews: Pick<typeof reviews.page, 'lead'> = {
  lead: 'What buyers say of our cloth and of our work.',
};

export const starterTitles: Readonly<Record<string, Partial<PageMeta>>> = {
  about: { title: 'About the Mill | {mill.name}' },
  fabrics: {
    description:
      'Browse our warp-knitted fabrics by collection. See weight, width, lapping and shades of each, lay numbers side by side, then ask for a price by the metre.',
  },
  collections: {
    title: 'Fabric Collections | {mill.name}',
    description:
      'The collections of our warp-knitting mill in {mill.address.city}: what each cloth is made of, what it weighs and what it is for, with every design by number.',
  },
};

export const starterCollections = {
  lead: 'What we knit, by fibre. Open a collection, or ask for cloth to your own weight and width.',
};

/** Fits the shipped sentence about the price of a quote, without the city of the demonstration. */
export const starterQuoteTerms =
  'Prices are for finished fabric by the metre, ex mill.\nPayment: half with the order, half before dispatch.\nQuantity may differ by three per cent.';
