import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blogs',
  title: '2025 textile rules: product passports, producer duties, microfibre filters',
  seoTitle: '2025 Textile Rules: DPP, EPR, Microfibre Filters | Taana',
  seoDescription:
    'Digital product passports, producer responsibility and microfibre filters, explained for fabric buyers: what is law, what is planned and what to collect now.',
  excerpt:
    'Three European changes reach back along the supply chain to the mill. What is in force, what is only planned, and which data to start keeping.',
  image: 'journal-rules',
  alt: 'Chevron jacquard hanging in wide folds',
  date: '2025-10-21',
  modified: '2025-11-18',
  author: 'Export sales desk',
  section: 'Compliance',
  tags: ['DPP', 'EPR', 'Microfibres', 'Export'],
  isNew: true,
  readMinutes: 8,
  related: ['textile-compliance-2025', 'what-are-polyester-fabrics', 'textile-fibres-guide'],
  blocks: [
    prose(`
In one year three things that had been talked about for a decade began to have dates. The European Union published the plan that puts textiles first in line for a digital product passport. It changed its waste law so that whoever sells clothing pays for what becomes of it. And France’s rule on microfibre filters reached the day written in the statute.

If you sew for the home market alone, none of this binds you. If any of your cloth ends up in Europe, in your own garments or in your customer’s, it will reach you as a form to fill in. This is what the form will ask, and why.

We are a mill, not a law firm. What follows is the state of things as generally known when this page was last revised. Dates have slipped before and will again. Before acting on any of them, check the current text.

## 1. The digital product passport

### What it is

A record that travels with the product, opened by a code on the label or the item. It is to say what the thing is made of, where and by whom the main steps were carried out, which substances of concern it holds, how to care for it, and what can be done with it at the end.

### What is law already

The framework is: Regulation (EU) 2024/1781, on ecodesign for sustainable products, known as **ESPR**, in force since 18 July 2024. It sets nothing for textiles by itself. It empowers the Commission to do so product by product, through delegated acts. It also bans large companies from destroying unsold clothing and footwear, with application set for July 2026, and later for those of medium size.

### What is planned

The Commission’s first working plan, of April 2025, covers 2025 to 2030 and puts textiles, clothing above all, among the first groups, with 2027 as the indicative year for the delegated act. After such an act there is a transition, as a rule of at least 18 months. So a passport for clothing is not a duty today, and the exact fields are not fixed. Anyone who offers you a finished, compliant textile passport is ahead of the law.
`),
    {
      type: 'figure',
      id: 'rules-timeline',
      caption:
        'What has a date, and what has only a plan. Check both against the current text before you build on them.',
    },
    prose(`
### What it means for fabric

The greater part of what a passport will hold is known at the mill and nowhere else. A brand cannot look at a shirt and tell in which town the cloth was dyed. It has to ask its garment maker, who has to ask us.

## 2. Extended producer responsibility

### What it is

The rule that whoever first puts a product on a national market pays for its collection, sorting, reuse and recycling. It has existed for packaging and batteries for years. France and the Netherlands already have it for textiles.

### What is law already

Separate collection of used textiles has been a duty of EU member states since January 2025. In autumn 2025 the revised Waste Framework Directive, Directive (EU) 2025/1892, entered into force. Member states are to write it into national law by mid-2027 and have producer responsibility schemes for textiles running by spring 2028, with a further year for the smallest enterprises. Sellers at a distance from outside the Union are covered too.

### What it means for fabric

A fabric mill outside the Union that sells cloth to garment makers is not, as a rule, the producer in this sense. The brand or the importer of the garment is. But the fee is to be **modulated**: lower for clothing that lasts and can be recycled, higher for what cannot. That turns fabric choices into money.

Which choices? The criteria are being worked out nationally and at Union level, but the direction is plain. Durability: seam strength, pilling, fastness, size that stays. Recyclability: fewer fibres in one cloth, less elastane, no trims that cannot be taken off. A pure cotton, a pure nylon and a known two-fibre blend are each easier to sort than a cloth of five. When a garment needs stretch, ask first whether the construction can give it.

## 3. Microfibre filters and shedding

### What it is

Every textile loses fibre fragments when it is washed. Those of cotton break down in time. Those of polyester and nylon do so very slowly, and are found in rivers, soil and the sea.

### What is law already

France’s anti-waste law of 2020, **AGEC**, provides that new washing machines be fitted with a plastic-microfibre filter, or, as amended, another means to the same end, from 1 January 2025. The implementing detail has lagged behind that date. If your business depends on it, look up where the decree stands. The same law brought information duties for clothing, including a statement for garments consisting mainly of synthetic fibres that they release plastic microfibres in the wash, phased in by the size of the seller.

### What it means for fabric

A filter treats the symptom in the machine. At the mill it is treated in the cloth:

- **Filament before staple.** A continuous filament has no ends to lose except where it was cut.
- **Tight before loose.** A warp knit holds each thread at every course; fewer ends can work out.
- **Smooth before raised.** Brushing makes ends on purpose. A fleece is a field of them.
- **Clean cutting.** Hot or ultrasonic cutting seals synthetic edges; dull knives fray them.
- **A first wash at the mill** takes away the loose fibre, where it can be caught.

We publish no shedding figures, because methods are still settling and numbers from different methods cannot be compared. If your customer names a method, the cloth can be tested by it.

## The three side by side

| | Digital product passport | Producer responsibility | Microfibre filters |
|---|---|---|---|
| Source | ESPR, Regulation (EU) 2024/1781 | Waste Framework revision, Directive (EU) 2025/1892 | AGEC law, France |
| State | Framework in force, textile act planned | In force, national schemes to follow | In the statute from 2025, details lagging |
| Next date to watch | Textile delegated act, planned for 2027 | National law mid-2027, schemes spring 2028 | Implementing decree |
| Who carries the duty | Whoever places the product on the EU market | The same, country by country | Makers of washing machines; information duties on sellers |
| What it asks of a mill | Data about the cloth | Durability and simple composition | Low-shedding constructions |

## What to start keeping now

Not one of the final forms is known, and yet nearly every field in them can be guessed. Keep these for each fabric and lot, and you will be copying, not searching.
`),
    {
      type: 'checklist',
      items: [
        'Fibre shares by weight, and the country where each fibre was made, if known',
        'Yarn supplier, count and lot',
        'Where the cloth was knitted, dyed and finished',
        'Construction, finished GSM and width',
        'Dyes and finishes used, with the suppliers’ declarations',
        'Test reports, each tied to a lot',
        'Durability results: pilling, dimensional change, fastness, with methods',
        'Share and proof of any recycled content',
        'Care line, and what can be done with the cloth at the end of its use',
      ],
    },
    prose(`
Each fabric in our [catalogue](/catalogue) shows its composition, weight, width, construction and finishes on its own page, from the same record the mill works by. For an order, the lot’s own data go with the goods on request. We claim no certificate that is not in the record of the fabric concerned; if you need a particular one, ask before sampling.

## Older limits still apply

The new rules attract the attention, and the old ones stop the containers. Azo dyes that can release listed amines must stay below 30 ppm. Formaldehyde is held below 75 ppm for skin contact, and up to 300 ppm otherwise, depending on the rule. A water-resistance claim must give its figure, say a 600 mm water column, and its method. Testing takes 7–12 working days and the certificate 3–5 more, so 2–3 weeks in all. Our companion note, [Textile Compliance 2025](/blog/textile-compliance-2025), has the table and the checklist for a shipment.

## What we would do in your place

Name one person who reads the official texts twice a year. Put three lines into every fabric order: composition by weight, place of each process, lot data to be supplied. Prefer simple compositions where the garment allows. Test for durability as well as for shade. And do not pay for a passport before the law says what is in it.

If you want to see how much of this we can supply for a fabric, pick it and ask. The answer comes within 24 hours, from the people who hold the card.
`),
    { type: 'button', href: '/contact', label: 'Ask the export desk' },
    { type: 'button', href: '/samples', label: 'Free swatch pack' },
  ],
};
