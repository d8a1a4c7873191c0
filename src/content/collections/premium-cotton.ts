import { href } from '../../contract/routes.ts';
import type { CategoryId } from '../../domain/fabric/fabric.ts';

export const premiumCotton = {
  heading: 'Premium Cotton',
  subtitle: '100% cotton warp-knit fabric',
  lead: 'All cotton, knitted lengthwise. It has the hand of a good jersey and the steadiness that jersey lacks.',
  categoryId: 'pure-cotton-fabrics' satisfies CategoryId as CategoryId,

  why: {
    heading: 'Why choose premium cotton',
    paragraphs: [
      'Most cotton knits are weft knits: one thread runs across the cloth, and a cut edge curls, a broken loop ladders, a shoulder seam grows through the day. In a warp knit every wale has its own end of yarn, lapped into its neighbours. The cloth lies flat on the cutting table, holds its length on the hanger and does not run from a needle hole.',
      'Cotton is harder to warp-knit than filament. It sheds fibre, it has less stretch in the thread, and a beam of it must be wound with patience. We use combed ring-spun and compact yarns because they shed less and knit evenly, and we bio-polish the cloth so that the surface stays clear after washing.',
      'The result breathes and absorbs as cotton does, takes reactive shades deeply, and sits at a weight you can specify: 160 GSM for a light tee, 220 GSM for a polo with a proper collar line.',
    ],
  },

  uses: {
    heading: 'Recommended uses',
    items: [
      { title: 'T-shirts', text: 'Everyday tees at 160–180 GSM; summer tees at 150–170 GSM.' },
      { title: 'Polos', text: '190–220 GSM, where collar and placket need body behind them.' },
      { title: 'Shirts', text: '170–210 GSM, for knitted shirts that keep a crease-free front.' },
      {
        title: 'Childrenswear',
        text: 'Soft, absorbent, and steady under weekly hot washes within its care line.',
      },
      {
        title: 'Loungewear',
        text: 'A dry, cool hand next to the skin, with no cling.',
      },
    ],
  },

  specs: {
    heading: 'Key specifications',
    rows: [
      { label: 'Composition', value: '100% cotton' },
      { label: 'GSM', value: '160-220', note: '{terms.fabricFacts.premiumCotton.text}' },
      { label: 'Weight tolerance', value: '{terms.gsmTolerance.text}' },
      { label: 'Finishes', value: '{terms.premiumCottonFinishes|list}' },
      { label: 'Width', value: 'Customizable' },
      { label: 'Sampling', value: '{terms.sampling.text}' },
      { label: 'Bulk', value: 'from {terms.bulk.text}' },
      { label: 'Lead time', value: '{terms.leadTime.text}' },
      { label: 'Price', value: '{terms.price}' },
    ],
  },

  finishes: {
    heading: 'Finishes',
    items: [
      {
        title: 'Bio-polish',
        text: 'An enzyme removes the loose fibre ends, so the face is clear and pills have nothing to begin from.',
      },
      {
        title: 'Silicone softener',
        text: 'Gives slip and a fuller hand. Tell us if the garment will be printed: some inks want a lighter dose.',
      },
      {
        title: 'Anti-pilling',
        text: 'For school and work clothes that rub at the cuff and under a bag strap.',
      },
    ],
  },

  faq: [
    {
      question: 'Does cotton warp knit shrink like jersey?',
      answer:
        'Less, and more evenly. The lapped structure resists lengthwise pull, which is where jersey loses most. It is still cotton, and we test each order to the wash you name and write the agreed limit into it.',
    },
    {
      question: 'Which GSM of premium cotton suits a T-shirt sold all year?',
      answer:
        'Take 170–180 GSM. It is opaque in white, comfortable through an Indian summer in dry heat, and has enough body for a printed chest. Go to 150–170 GSM if the shirt is for summer alone.',
    },
  ],

  links: {
    heading: 'Look further',
    items: [
      { label: 'All pure cotton fabrics', to: href.fabrics({ category: 'pure-cotton-fabrics' }) },
      { label: 'Polyester cotton', to: href.polyesterCotton() },
      {
        label: 'Breathable cotton nylon',
        to: href.fabrics({ category: 'breathable-cotton-nylon-collection' }),
      },
      { label: 'Nylon classic', to: href.fabrics({ category: 'nylon-classics' }) },
    ],
  },

  actions: [
    { label: 'View all cotton fabrics', to: href.fabrics({ category: 'pure-cotton-fabrics' }) },
    { label: 'Request samples', to: href.samples() },
  ],
};

export type PremiumCotton = typeof premiumCotton;
