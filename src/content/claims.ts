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
    risk: 'The structured data names 1998 as the founding year.',
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
    risk: 'The catalogue holds fewer fabrics; the counts beside it are computed and will show it.',
  },
  gsmRange: {
    id: 'gsmRange',
    text: '100-250',
    value: '100-250',
    pages: ['fabrics'],
    risk: 'Recorded fabrics begin at 70 GSM and end at 200.',
  },
  width: {
    id: 'width',
    text: 'Customizable',
    value: 'Customizable',
    pages: ['home', 'fabrics', 'catalogue', 'category'],
  },
  colours: {
    id: 'colours',
    text: '10+ Available',
    value: '10+',
    pages: ['fabrics', 'catalogue', 'category'],
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
    risk: "Search engines do not accept a company's rating of itself; the mark may cost the site its rich results.",
  },
  ratingCount: {
    id: 'ratingCount',
    text: '150 reviews',
    value: 150,
    pages: ['structured-data'],
    risk: 'Six reviews are shown; 150 are claimed.',
  },
  offerPrice: {
    id: 'offerPrice',
    text: 'Quote on Request',
    value: '0',
    pages: ['structured-data', 'catalogue', 'fabric'],
    risk: 'Search engines read a price of 0 as free.',
  },
  offerCurrency: {
    id: 'offerCurrency',
    text: 'USD',
    value: 'USD',
    pages: ['structured-data'],
    risk: 'The organisation data names INR.',
  },
  currenciesAccepted: {
    id: 'currenciesAccepted',
    text: 'INR',
    value: 'INR',
    pages: ['structured-data'],
    risk: 'The offers name USD.',
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof shipped;

/** What the site says of them, also what the mill added; one that is withheld is not among them. */
export type Claims = Readonly<Partial<Record<ClaimId, Claim>>> & {
  readonly [added: string]: Claim | undefined;
};

export const claims: Readonly<Record<ClaimId, Claim>> = shipped;
