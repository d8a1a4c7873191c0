import type { FixedPageId } from '../contract/pages.ts';

export interface PageMeta {
  /** Whole '<title>', at most 60 characters. */
  readonly title: string;
  /** 120 to 158 characters: shorter looks thin in a result list, longer is cut. */
  readonly description: string;
  /** Scene of the picture manifest behind the 1200×630 social card. */
  readonly scene: string;
  /** False keeps the address out of search engines. */
  readonly index: boolean;
}

/** Every page with an address of its own. Articles and fabrics carry their own title and description. */
const pages: Readonly<Record<FixedPageId | 'notFound', PageMeta>> = {
  home: {
    title: 'Premium Warp-Knitted Fabrics Manufacturer | {mill.name}',
    description:
      'Warp-knitted cotton, polyester-cotton, cotton-nylon and nylon lace from a mill in {mill.address.city}, {mill.address.region}. Sold by the metre, 70 to 240 GSM, dyed to your shade.',
    scene: 'fan',
    index: true,
  },
  fabrics: {
    title: 'Fabric Categories: Warp Knits by the Metre | {mill.shortName}',
    description:
      'Browse our four warp-knit collections: 100% cotton, polyester-cotton, breathable cotton-nylon and nylon lace. See weight, width and shades, then ask a price.',
    scene: 'rolls',
    index: true,
  },
  catalogue: {
    title: 'Complete Fabric Catalogue: Every Design | {mill.name}',
    description:
      'Search every warp-knit design we make by material, name or number. Weight, width, composition and colours on each card, and a price on request for any.',
    scene: 'stack',
    index: true,
  },
  quote: {
    title: 'Request a Fabric Quote | {mill.name}',
    description:
      'Tell us the fabric, the weight and the metres and get a written quote from the mill within 24 hours. Fabric is sold by the metre, never as finished garments.',
    scene: 'rolls',
    index: true,
  },
  samples: {
    title: 'Free 6-Swatch Pack of Warp Knits | {mill.name}',
    description:
      'Choose up to six warp-knit fabrics and we post you a free swatch pack in 48 to 72 hours. Feel the weight and the finish before you order a single metre.',
    scene: 'fan',
    index: true,
  },
  compare: {
    title: 'Compare Fabrics Side by Side | {mill.name}',
    description:
      'Lay warp-knit fabrics side by side: weight, width, composition, construction, finishes and end uses in one table, so that a choice rests on the figures.',
    scene: 'fan',
    index: false,
  },
  loom: {
    title: 'Knit Your Own: a Warp Knit Designer | {mill.shortName}',
    description:
      'Type a lapping, paint the warp and see the cloth: weight, stitches, repeat, and whether our machines can knit it. Free, in your browser, nothing to install.',
    scene: 'fan',
    index: true,
  },
  contact: {
    title: 'Contact the Mill in {mill.address.city} | {mill.name}',
    description:
      'Write, call or send a WhatsApp message to the sales desks of our mill in {mill.address.city}, {mill.address.region}. Get the catalogue by e-mail, book a call or ask for a quote.',
    scene: 'stack',
    index: true,
  },
  scheduleCall: {
    title: 'Schedule a Call with the Sales Desk | {mill.name}',
    description:
      'Pick a day in the next 30 and our sales desk rings you to talk weight, shade and metres. Mon-Sat, 9AM-6PM IST; every call confirmed within 2 working hours.',
    scene: 'rolls',
    index: true,
  },
  thankYou: {
    title: 'Thank You | {mill.name}',
    description:
      'Your request has reached the mill and a person at the sales desk will answer it. Here is what happens next, and how to reach us in the meantime.',
    scene: 'fan',
    index: false,
  },
  reviews: {
    title: 'Customer Reviews | {mill.name}, {mill.address.city}',
    description:
      'What garment makers, uniform buyers and fashion brands say of our warp-knit fabrics: the weight they were sold, the shade they approved and the dispatch.',
    scene: 'stack',
    index: true,
  },
  about: {
    title: 'About the Mill: Warp Knitting Since {claims.established.value} | {mill.shortName}',
    description:
      'A warp-knitting mill in {mill.address.city}, {mill.address.region}, and how it works: the machines, what we promise in writing to a buyer, and the six values we do not bend on.',
    scene: 'rolls',
    index: true,
  },
  faq: {
    title: 'Fabric FAQ: GSM, MOQ, Shrinkage, Lead Times | {mill.shortName}',
    description:
      '{count.questions|Words} straight answers for fabric buyers: which GSM for tees, cotton or polycotton, shrinkage, custom colour and width, order minimums, tests, shipping, care.',
    scene: 'stack',
    index: true,
  },
  privacy: {
    title: 'Privacy Policy | {mill.name}',
    description:
      'What personal data this website collects when you ask for a price, a swatch or a call, why we keep it, for how long, and how you can see or erase it.',
    scene: 'fan',
    index: true,
  },
  blogIndex: {
    title: "The Mill's Notebook: Fabric Guides for Buyers | {mill.shortName}",
    description:
      '{count.guides|Words} guides written at the mill: GSM and how to read it, textile fibres, polyester, summer T-shirt fabrics and the compliance papers a shipment needs.',
    scene: 'journal-gsm',
    index: true,
  },
  blogList: {
    title: 'Blogs: Fibre Choice and Textile Rules 2025 | {mill.shortName}',
    description:
      'Two long reads for anyone who signs a fabric order: cotton against polyester against polycotton at the same GSM, and the textile rules that began in 2025.',
    scene: 'journal-polycotton',
    index: true,
  },
  collections: {
    title: 'Fabric Collections: Mill-Direct Warp Knits | {mill.shortName}',
    description:
      'Four warp-knit fabric collections from one mill in {mill.address.city}: premium cotton, polyester-cotton, cotton-nylon and nylon. Mill-direct quality, fast dispatch.',
    scene: 'fan',
    index: true,
  },
  premiumCotton: {
    title: 'Premium Cotton Warp-Knit Fabric, 160-220 GSM | {mill.shortName}',
    description:
      '100% cotton warp knits at 160-220 GSM for tees, polos and childrenswear, with bio-polish, silicone softener and anti-pilling finishes. Samples from 5-10 m.',
    scene: 'category-pure-cotton-fabrics-band',
    index: true,
  },
  polyesterCotton: {
    title: 'Polyester-Cotton Knits 65/35 and 60/40 | {mill.shortName}',
    description:
      'Polyester-cotton warp knits in 65/35 and 60/40 at 180-220 GSM for uniforms, polos and workwear. They hold shape and shade wash after wash. Request samples.',
    scene: 'category-polyester-cotton-knits-band',
    index: true,
  },
  fabricGuide: {
    title: 'AI Fabric Guide: Ask About GSM and Orders | {mill.shortName}',
    description:
      "Ask in your own words which fabric, weight or blend suits a garment. The guide answers from the mill's own records of fabrics, order terms and lead times.",
    scene: 'fan',
    index: true,
  },
  embed: {
    title: 'Fabric Assistant | {mill.name}',
    description:
      'The keyword assistant of {mill.name} on its own, made to sit inside a partner site: name a fibre or a garment and it shows the collection that fits.',
    scene: 'fan',
    index: false,
  },
  offline: {
    title: 'You Are Offline | {mill.name}',
    description:
      'There is no connection at the moment. Pages you have already read stay readable, and the sales desk can still be reached by phone while you wait for it.',
    scene: 'fan',
    index: false,
  },
  notFound: {
    title: 'Page Not Found | {mill.name}',
    description:
      'There is no page at this address. Go back to the home page of the mill, look through the fabric categories, or search the complete catalogue by number.',
    scene: 'fan',
    index: false,
  },
};

/** The landing pages of the collections. */
const categories: Readonly<Record<string, PageMeta>> = {
  'pure-cotton-fabrics': {
    title: '100% Pure Cotton Warp-Knit Fabrics | {mill.name}',
    description:
      'Pure cotton tricots, piqués and ribs, knitted, dyed and finished in {mill.address.city} at 150-240 GSM. Made for tees, shirts, polos and childrenswear, by the metre.',
    scene: 'category-pure-cotton-fabrics-band',
    index: true,
  },
  'polyester-cotton-knits': {
    title: 'Premium Polyester Cotton Knit Fabrics | {mill.name}',
    description:
      'Polyester-cotton warp knits at 160-240 GSM for uniforms, merchandise and workwear: easy care, steady width, fast shades. Every price is a quote on request.',
    scene: 'category-polyester-cotton-knits-band',
    index: true,
  },
  'breathable-cotton-nylon': {
    title: 'Breathable Cotton Nylon Knit Fabrics | {mill.name}',
    description:
      'Light cotton-nylon warp knits at 100-150 GSM that move moisture and dry fast: locknits, nets and stripes for sportswear, dresses and summer shirts.',
    scene: 'category-breathable-cotton-nylon-collection-band',
    index: true,
  },
  'nylon-classic': {
    title: 'Nylon Classic: Lace, Net and Satin Fabrics | {mill.shortName}',
    description:
      'Pure nylon lace, net, satin and tricot from raschel and tricot machines, for lingerie, linings, dresses and trims. Fine, strong, dyed to your own shade.',
    scene: 'category-nylon-classics-band',
    index: true,
  },
};

/** Titles and descriptions of pages as search engines and browser tabs show them. */
export const pagesMeta = { pages, categories };
