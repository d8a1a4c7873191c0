import type { PageId } from '../contract/pages.ts';
import type { ClaimProof } from '../domain/claim/claim-standing.ts';

/**
 * What the mill claims of itself, word for word as the pages show it. Figures that disagree are
 * kept as they are; an owner corrects, proves or drops each one at the desk. A claim without a proof is
 * open: *Before going live* and `npm run preflight` say so; `risk` is what they warn of beside that.
 */
export interface Claim extends ClaimProof {
  readonly id: string;
  readonly text: string;
  readonly value: string | number;
  /** `menu` and `footer` are on every page; `structured-data` is what only machines read. */
  readonly pages: readonly (PageId | 'menu' | 'footer' | 'structured-data')[];
  readonly risk?: string;
}

const shipped = {
  established: {
    id: 'established',
    text: 'Established 1969, Since 55+ Years',
    value: 1969,
    pages: ['home', 'about', 'contact', 'footer'],
    risk: 'Google is told 1998 as the year of founding.',
  },
  since: { id: 'since', text: 'Since 55+ Years', value: '55+', pages: ['home', 'about'] },
  foundingDate: {
    id: 'foundingDate',
    text: 'Established 1998',
    value: '1998',
    pages: ['structured-data'],
    risk: 'The visible pages say 1969.',
  },
  clientsHome: {
    id: 'clientsHome',
    text: '2,000+ Satisfied Clients',
    value: 2000,
    pages: ['home'],
    risk: 'Four pages give four different client counts.',
  },
  clientsCatalogue: {
    id: 'clientsCatalogue',
    text: '5000+ clients',
    value: 5000,
    pages: ['catalogue', 'fabrics', 'category'],
    risk: 'Four pages give four different client counts.',
  },
  clientsReviews: {
    id: 'clientsReviews',
    text: '500+ clients',
    value: 500,
    pages: ['reviews'],
    risk: 'Four pages give four different client counts.',
  },
  clientsContact: {
    id: 'clientsContact',
    text: '150+ clients',
    value: 150,
    pages: ['contact'],
    risk: 'Four pages give four different client counts.',
  },
  products: {
    id: 'products',
    text: '200+',
    value: 200,
    pages: ['home', 'about', 'fabrics', 'menu'],
    risk: 'You say 200+, but the catalogue has fewer fabrics, and the site counts them for visitors.',
  },
  gsmRange: {
    id: 'gsmRange',
    text: '100-250',
    value: '100-250',
    pages: ['fabrics'],
    risk: 'You say 100 to 250 GSM, but your fabrics are 70 to 200 GSM.',
  },
  width: {
    id: 'width',
    text: 'Customizable',
    value: 'Customizable',
    pages: ['home', 'fabrics', 'catalogue', 'category'],
    risk: 'A list of the widths that your machines knit is proof enough.',
  },
  colours: {
    id: 'colours',
    text: '10+ Available',
    value: '10+',
    pages: ['fabrics', 'catalogue', 'category'],
    risk: 'Your shade card is proof enough.',
  },
  workingSpace: {
    id: 'workingSpace',
    text: '50,000 sq ft Working Space',
    value: 50000,
    pages: ['home', 'about'],
  },
  capacity: {
    id: 'capacity',
    text: '500,000 mtrs Production Capacity',
    value: 500000,
    pages: ['home', 'about'],
  },
  oneRoof: {
    id: 'oneRoof',
    text: 'Knitted, dyed and finished under one roof in Amritsar',
    value: 'under one roof',
    pages: ['home', 'about', 'collections'],
  },
  fastDispatch: {
    id: 'fastDispatch',
    text: 'Mill-direct quality, fast dispatch',
    value: 'fast dispatch',
    pages: ['collections'],
  },
  employees: {
    id: 'employees',
    text: '50-100 employees',
    value: '50-100',
    pages: ['structured-data'],
  },
  rating: {
    id: 'rating',
    text: '4.8 from 150 reviews',
    value: 4.8,
    pages: ['structured-data'],
    risk: 'Google and other search engines do not allow a rating that you give yourself, and may show your site with less detail.',
  },
  ratingCount: {
    id: 'ratingCount',
    text: '150 reviews',
    value: 150,
    pages: ['structured-data'],
    risk: 'The site shows six reviews; you say 150.',
  },
  offerPrice: {
    id: 'offerPrice',
    text: 'Quote on Request',
    value: '0',
    pages: ['structured-data', 'catalogue', 'fabric'],
    risk: 'Google and other search engines are told a price of 0 and may show “free”.',
  },
  offerCurrency: {
    id: 'offerCurrency',
    text: 'USD',
    value: 'USD',
    pages: ['structured-data'],
    risk: 'Google is told INR elsewhere.',
  },
  currenciesAccepted: {
    id: 'currenciesAccepted',
    text: 'INR',
    value: 'INR',
    pages: ['structured-data'],
    risk: 'Google is told USD elsewhere.',
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof shipped;

/** What the site says of them, also what the mill added; one that is withheld is not among them. */
export type Claims = Readonly<Partial<Record<ClaimId, Claim>>> & {
  readonly [added: string]: Claim | undefined;
};

export const claims: Readonly<Record<ClaimId, Claim>> = shipped;
