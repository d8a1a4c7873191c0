import { href } from '../../contract/routes.ts';
import type { CategoryId } from '../../domain/fabric/fabric.ts';

export const polyesterCotton = {
  heading: 'Polyester Cotton',
  subtitle: '65/35 and 60/40 warp knits, 180–220 GSM',
  lead: 'Two fibres doing two jobs. Polyester holds the shape and the shade; cotton makes it wearable.',
  categoryId: 'polyester-cotton-knits' satisfies CategoryId as CategoryId,

  benefits: {
    heading: 'What the blend buys you',
    items: [
      {
        title: 'It keeps its shape',
        text: 'Polyester takes up little water, so a loop that was set to size in finishing stays that size through the laundry. Seams stay straight, hems stay level.',
      },
      {
        title: 'It keeps its shade',
        text: 'Both fibres are dyed to one shade and tested together. A rack of uniforms bought in March still matches the one bought in September.',
      },
      {
        title: 'It costs less to look after',
        text: 'It dries sooner than cotton of the same weight and comes off the line with fewer creases. Over a year of weekly washing that is worth more than it sounds.',
      },
    ],
  },

  composition: {
    heading: 'Composition',
    items: [
      '65/35: 65% polyester, 35% cotton. The harder-wearing of the two; for uniforms, workwear and hot laundries.',
      '60/40: 60% polyester, 40% cotton. A softer, drier hand; for polos, merchandise and school tees.',
      'The guide bar that carries the cotton decides where it lies; tell us the skin side and we thread for it.',
      'Other ratios are knitted to order.',
    ],
  },

  technical: {
    heading: 'Technical data',
    items: [
      'Weight: 180–220 GSM',
      'Tolerance: {terms.gsmTolerance.text}',
      'Width: Customizable, most fabrics 48–72 inches finished',
      'Constructions: tricot, locknit, piqué, rib, stripe, check',
      'Finishes: heat-set, silicone softener, anti-pilling',
      'Sampling: {terms.sampling.text}',
      'Bulk: from {terms.bulk.text}',
      'Lead time: {terms.leadTime.text}',
    ],
  },

  applications: {
    heading: 'Where it works',
    items: [
      {
        title: 'School and corporate uniforms',
        weight: '190–220 GSM',
        text: '65/35, anti-pilling. Repeats match from lot to lot because the shade card is kept.',
      },
      {
        title: 'Polo shirts',
        weight: '200–220 GSM',
        text: '60/40 in a piqué or locknit; enough body for a flat collar and a placket that does not pucker.',
      },
      {
        title: 'Promotional tees',
        weight: '180–190 GSM',
        text: 'Prints cleanly, packs small, and looks the same after the tenth wash as after the first.',
      },
      {
        title: 'Workwear',
        weight: '210–220 GSM',
        text: '65/35 in a cord or sharkskin structure that gives little and resists snagging.',
      },
    ],
  },

  faq: [
    {
      question: 'What is the difference between 65/35 and 60/40?',
      answer:
        'Five points of polyester. 65/35 dries a little faster, pills a little less with the right finish and holds a crease line better. 60/40 feels drier and softer on the skin. For clothes washed in an industrial laundry choose 65/35; for clothes people choose to wear, 60/40.',
    },
    {
      question: 'Does polycotton pill?',
      answer:
        'It can: polyester is strong enough to hold on to the small balls that cotton would let fall. Tight constructions, good yarn and an anti-pilling finish keep it in check. Name the test and the grade you need and it goes into the order.',
    },
    {
      question: 'How small an order can I place?',
      answer:
        'Sampling starts at 5–10 m per shade and bulk at 300–500 m per colour, with a lead time of 10–21 days from the approved shade. The 6-swatch pack is free.',
    },
  ],

  actions: [
    {
      label: 'View all poly-cotton fabrics',
      to: href.fabrics({ category: 'polyester-cotton-knits' }),
    },
    { label: 'Request samples', to: href.samples() },
  ],
};

export type PolyesterCotton = typeof polyesterCotton;
