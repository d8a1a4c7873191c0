import { pageTable } from '../contract/pages.ts';
import { href } from '../contract/routes.ts';
import type { CategoryId } from '../domain/fabric/fabric.ts';
import type { ClaimId } from './claims.ts';

export interface Action {
  readonly label: string;
  readonly to: string;
}

export interface Counter {
  /** The claim whose value is counted up to. */
  readonly claim: ClaimId;
  readonly suffix: string;
  readonly unit?: string;
  readonly label: string;
  readonly note: string;
}

export interface CollectionCard {
  readonly id: CategoryId;
  readonly title: string;
  readonly badge?: string;
  readonly fibre: string;
  readonly weight: string;
}

export interface ProcessStep {
  readonly id: 'warping' | 'knitting' | 'heat-setting' | 'dyeing' | 'finishing' | 'inspection';
  readonly title: string;
  readonly text: string;
  /** The figure or fact printed under the step. */
  readonly fact: string;
}

/** Heading beside a folio: a structure's name and its chain notation, drawn as the section's glyph. */
export interface Folio {
  readonly structure: string;
  readonly notation: string;
}

const hero = {
  title: '{mill.name}',
  subtitle: '{mill.subtitle}',
  gloss: { word: 'taana', text: 'noun. {mill.gloss}' },
  primary: { label: 'Buy Now', to: href.fabrics() },
  secondary: { label: 'Contact Us', to: href.contact() },
  tertiary: { label: 'Complete Catalogue', to: href.catalogue() },
  scene: 'fan',
  established: {
    lead: 'Established',
    year: '{claims.established.value}',
    note: '{claims.since.text}',
    full: '{claims.established.text}',
    to: href.about(),
  },
  newBlog: {
    badge: 'NEW BLOG',
    title: 'Textile Compliance 2025',
    full: 'NEW BLOG: Textile Compliance 2025',
    note: 'Read, 8 min',
    to: href.article('textile-compliance-2025'),
  },
};

const excellence = {
  heading: 'Our Manufacturing Excellence',
  counters: [
    {
      claim: 'workingSpace',
      suffix: '',
      unit: 'sq ft',
      label: 'Working Space',
      note: 'State-of-the-art facility',
    },
    {
      claim: 'clientsHome',
      suffix: '+',
      label: 'Satisfied Clients',
      note: 'Global partners',
    },
    {
      claim: 'capacity',
      suffix: '',
      unit: 'mtrs',
      label: 'Production Capacity',
      note: 'Monthly volume',
    },
  ] satisfies readonly Counter[],
};

const shopByType = {
  heading: 'Shop by Fabric Type',
  folio: { structure: 'Tricot', notation: '1-0/1-2 // 1-2/1-0' } satisfies Folio,
  view: 'View Collection',
  /** Follows the computed number: '29 designs'. */
  countLabel: 'designs',
  cards: [
    {
      id: 'polyester-cotton-knits',
      title: 'Premium Polyester Cotton Collection',
      fibre: '65/35, 60/40',
      weight: '{terms.categoryWeights.polyester-cotton-knits.text}',
    },
    {
      id: 'breathable-cotton-nylon-collection',
      title: 'Breathable Cotton Nylon Collection',
      badge: 'Premium Collection',
      fibre: 'Cotton and nylon',
      weight: '{terms.categoryWeights.breathable-cotton-nylon-collection.text}',
    },
    {
      id: 'pure-cotton-fabrics',
      title: '100% Cotton Fabrics',
      fibre: 'Cotton',
      weight: '{terms.categoryWeights.pure-cotton-fabrics.text}',
    },
    {
      id: 'nylon-classics',
      title: 'Nylon Classic',
      fibre: '100% Nylon',
      weight: '{terms.categoryWeights.nylon-classics.text}',
    },
  ] satisfies readonly CollectionCard[],
};

const productionProcess = {
  heading: 'One thread, beam to roll',
  folio: { structure: 'Atlas', notation: '1-0/1-2/2-3/3-4/3-2/2-1' } satisfies Folio,
  lead: 'A warp knit is made lengthwise, every end at once. Six steps, in this order, on every metre.',
  steps: [
    {
      id: 'warping',
      title: 'Warping',
      text: 'Hundreds of ends are drawn side by side onto beams, one tension from first to last. An uneven beam shows as a stripe for the whole length, so this step is never hurried.',
      fact: 'Cotton, poly-cotton, nylon',
    },
    {
      id: 'knitting',
      title: 'Knitting',
      text: 'Guide bars lap every end around its own needle, all needles in the same instant. Tricot, locknit, satin, net, lace: the lapping decides which.',
      fact: 'Tricot and raschel',
    },
    {
      id: 'heat-setting',
      title: 'Heat-setting',
      text: 'Nylon and polyester are held to width and heated until the loops remember their place. The cloth then lies flat, and the width you ordered stays.',
      fact: 'Width set before dyeing',
    },
    {
      id: 'dyeing',
      title: 'Dyeing',
      text: 'Your shade is matched in the laboratory and approved by you before a metre of bulk is touched.',
      fact: 'Samples {terms.sampling.text}',
    },
    {
      id: 'finishing',
      title: 'Finishing',
      text: 'Bio-polish to clean the surface, silicone softener for the hand, anti-pilling for the years; then dried on the frame at the finished weight.',
      fact: 'Bio-polish, silicone, anti-pilling',
    },
    {
      id: 'inspection',
      title: 'Inspection',
      text: 'Weight, shrinkage and fastness are measured, every roll runs over the lit table, and each is ticketed with its number. What misses the band does not leave.',
      fact: 'Within {terms.gsmTolerance.text}',
    },
  ] satisfies readonly ProcessStep[],
};

const whyChooseUs = {
  heading: 'Why choose us',
  lead: 'We knit it, dye it and finish it under one roof in {mill.address.city}, so the terms are ours to keep.',
  terms: [
    { label: 'Free swatch pack, sent in', value: '{terms.swatchPack.sentIn.text}' },
    { label: 'Sampling, per shade', value: '5–10 m' },
    { label: 'Bulk, per colour', value: 'from 300–500 m' },
    { label: 'Lead time', value: '{terms.leadTime.text}' },
    { label: 'Weight held within', value: '{terms.gsmTolerance.text}' },
    { label: 'Width', value: '{claims.width.text}' },
  ],
  primary: { label: 'Get Quote', to: href.quote() },
  secondary: { label: 'Ask for the swatch pack', to: href.samples() },
};

/** Running text of the round stamp. */
const establishedBadge = {
  ring: 'ESTABLISHED {claims.established.value} · {claims.since.text|upper} · ',
  year: '{claims.established.value}',
  label: 'Established {claims.established.value}, {mill.address.city}',
};

const notebook = {
  heading: 'From the mill’s notebook',
  folio: { structure: 'Locknit', notation: '1-0/1-2 // 2-3/1-0' } satisfies Folio,
  button: { label: 'Read our Blogs', to: href.blogList() },
  lead: {
    slug: 'textile-compliance-2025',
    title: 'Textile Compliance 2025: limits, tests and the file behind a shipment',
    label: 'Compliance',
  },
  posts: [
    {
      slug: 'what-is-gsm-fabric-weight-chart',
      title: 'What is GSM? A fabric weight chart you can print',
      label: 'GSM',
      line: 'Ultra-light 90–120, light 120–160, mid 160–200, warm above.',
    },
    {
      slug: 'cotton-fabrics-hot-weather',
      title: 'Cotton fabrics for hot weather',
      label: 'Cotton',
      line: 'Why a 150–170 GSM tee outlasts a 120.',
    },
    {
      slug: 'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
      title: 'Cotton, polyester or polycotton: the 2025 guide',
      label: 'Fibres',
      line: 'Three fibres, one weight, three very different hands.',
    },
  ],
};

const popularCategories = {
  heading: 'Popular Categories',
  folio: { structure: 'Satin', notation: '1-0/1-2 // 3-4/1-0' } satisfies Folio,
  links: [
    {
      label: 'Premium Cotton',
      to: pageTable.premiumCotton.alias,
      figure: '{terms.fabricFacts.premiumCotton.text}',
    },
    {
      label: 'Polyester Cotton',
      to: pageTable.polyesterCotton.alias,
      figure: '{terms.fabricFacts.polycotton.text}',
    },
    {
      label: 'Breathable Cotton Nylon',
      to: href.fabrics({ category: 'breathable-cotton-nylon-collection' }),
      figure: '{terms.categoryWeights.breathable-cotton-nylon-collection.text}',
    },
    {
      label: '100% Nylon & Lace',
      to: href.fabrics({ category: 'nylon-fabrics' }),
      figure: '{terms.categoryWeights.nylon-classics.text}',
    },
    { label: 'All Categories', to: href.fabrics(), figure: '{claims.products.text} designs' },
  ],
};

const contactSection = {
  heading: 'Ask for cloth',
  folio: { structure: 'Pillar', notation: '1-0/0-1' } satisfies Folio,
  lead: 'Tell us the garment, the weight and the metres. A person at the mill answers.',
  direct: { sales: 'Sales', mill: 'Mill' },
};

const sections = {
  hero,
  excellence,
  shopByType,
  productionProcess,
  whyChooseUs,
  establishedBadge,
  notebook,
  popularCategories,
  contactSection,
};

/** The sections of the home page. */
export const home: Home = sections;

/** A mill without articles announces none. */
type Home = Omit<typeof sections, 'hero'> & {
  readonly hero: Omit<typeof hero, 'newBlog'> & Partial<Pick<typeof hero, 'newBlog'>>;
};
