import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blog',
  title: 'Textile Compliance 2025: limits, tests and the file behind a shipment',
  seoTitle: 'Textile Compliance 2025: Limits, Tests, Papers | Taana',
  seoDescription:
    'What a fabric shipment must prove in 2025: azo and formaldehyde limits, test days, the compliance file, a supplier checklist and seven questions answered.',
  excerpt:
    'Azo below 30 ppm, formaldehyde below 75 for skin contact, 2–3 weeks for testing. What to ask of a mill, when to ask it, and what to keep.',
  image: 'journal-compliance',
  alt: 'Macro of undyed weft-look cloth, pillars over laid-in yarn',
  date: '2025-09-30',
  modified: '2025-11-11',
  author: 'Export sales desk',
  section: 'Compliance',
  tags: ['Compliance', 'Testing', 'Export'],
  isNew: true,
  readMinutes: 8,
  related: [
    '2025-textile-rules-dpp-epr-microfibre-filters',
    'textile-fibres-guide',
    'what-are-polyester-fabrics-comprehensive',
  ],
  blocks: [
    prose(`
Compliance is the part of an order that nobody sees until it is missing. The cloth is knitted, the shade approved, the vessel booked, and then someone at the other end asks for a report that takes three weeks to make. This note is about having it ready.

It is written by a fabric mill for people who buy fabric. It is not legal advice. Rules move, countries differ, and your own customer may ask for more than any law does. Wherever we name a limit, check the current text for your market before you rely on it.

## Who must prove what

The party that places the product on a market answers for it there: usually the brand or the importer. The mill answers to that party for the cloth. So the importer’s duty travels backwards along the chain as a list of questions, and each supplier can answer only for its own part. A mill can speak for fibre, yarn, dye, finish and weight. It cannot speak for your buttons, your print or your care label.

That division is useful. It tells you what to ask of us, and what to ask of others.

## The limits buyers ask about most

| Subject | Figure usually asked | Where it bites | Note |
|---|---|---|---|
| Azo dyes that can release listed aromatic amines | below 30 ppm | Articles in prolonged contact with skin | Measured for each amine, on the dyed cloth |
| Formaldehyde, skin contact | below 75 ppm | Clothing and bedding | Infants’ goods are often held far lower |
| Formaldehyde, no skin contact | up to 300 ppm | Outer layers, furnishings, by rule or standard | Check which scheme your market applies |
| Water resistance, where claimed | for example a 600 mm water column | Rainwear, covers | A claim, so the method and number must be stated |
| Fibre composition | shares by weight on the label | Nearly every market | Must match what was delivered, within the rule’s tolerance |

A **ppm** is a milligram in a kilogram. A **water column** is the height of water a cloth holds back before it lets drops through; the 600 mm here is an example of how such a claim is written, not a property of our fabrics, most of which are made to let water vapour out.

Where do the substances come from? Azo colourants make up the largest family of dyes, and nearly all of them are harmless in this respect; the limit exists for those that can split into certain amines. Formaldehyde comes with some crease-resist resins and fixing agents. The way to be below the limit is to choose dyes and auxiliaries that do not contain the problem, and the test then confirms it. Testing quality into a finished roll does not work.

## Time: the part that is forgotten

A laboratory needs **7–12 working days** for a usual set of chemical and physical tests. The certificate or final report takes **3–5 more**. Plan **2–3 weeks in all**, counted from the day the specimen reaches the bench, and not from the day someone decides to send it.
`),
    {
      type: 'figure',
      id: 'compliance-timeline',
      caption:
        'Approval, bulk and testing on one line. Cut the specimen from the first bulk roll and the laboratory’s weeks run beside the knitting instead of after it.',
    },
    prose(`
Set it beside the order. Our lead time is 10–21 days from the approved shade. If the specimen is cut from the first finished roll of bulk, the laboratory can be at work while the rest is on the machines. If it is cut from the last, the goods stand in the shed and wait. The difference is one line in the order, written early: *specimen from first bulk roll, sent by the mill to the laboratory named here*.

## Test what you ship

A report is about the specimen that was tested. It says nothing about another shade, another lot, or another finish. Black is not covered by a report on white; the bio-polished cloth is not covered by a report on the grey.

Three habits keep that honest.

1. **Name the lot on the specimen.** Fabric number, shade lot, roll number and date, on the swatch itself and on the request form.
2. **Test the worst case.** When ten shades share a recipe family, test the deepest one and the one with the most unusual dye. Agree with your customer in advance that those stand for the rest.
3. **Keep a counter-sample.** Half a metre of the same roll, sealed, kept for as long as the goods may be questioned.

## What is coming, in three sentences

The European Union is building a digital product passport for textiles under its ecodesign regulation, in force since July 2024; the textile rules themselves are planned to follow from about 2027. Its revised Waste Framework Directive obliges member states to set up producer responsibility for textiles, so that whoever first places clothing on their market pays for its collection and sorting. France has written microfibre filters on new washing machines into law, with 2025 as the date, and the details have been slower than the date. Each of these is told properly in [2025 textile rules](/blogs/2025-textile-rules-dpp-epr-microfibre-filters).

None of them asks a mill for anything mysterious. They ask for data that a good record card already holds: fibre shares, weights, where each step took place, what was put on the cloth. The buyer who starts a file now will have little to do later.

## The compliance file

One folder per fabric and lot. On paper or not, it should survive the person who made it.
`),
    {
      type: 'checklist',
      items: [
        'Fabric number, construction, composition by weight, finished GSM and width',
        'Yarn suppliers’ declarations of fibre content',
        'Dye and auxiliary list for the lot, with the suppliers’ safety data sheets',
        'Substance list of the market or customer, with its version and date',
        'Laboratory reports, each naming the lot that was tested',
        'In-mill results: weight, dimensional change, fastness to washing and rubbing',
        'Approved lab dip and bulk shade cutting, signed and dated',
        'Counter-sample reference and where it is kept',
        'Invoice, packing list and roll list that tie the lot to the shipment',
      ],
    },
    prose(`
Send us your substance list with the first enquiry. It costs nothing to read it before the dyes are chosen, and a good deal after.

## Claims need proof of their own

Organic, recycled, biodegradable, antibacterial, water-repellent: each is a claim with its own method and its own papers, and authorities are growing strict with those who make them loosely. We put no such word on a fabric whose record does not carry the evidence, and you should not take it from anyone on the strength of an adjective. If your customer needs a particular scheme, name it before sampling, because some require every step of the chain to be inside it.

## Seven questions
`),
    {
      type: 'faq',
      items: [
        {
          question: 'Which tests do I need for plain cotton T-shirt fabric?',
          answer:
            'As a usual base: fibre composition, azo amines, formaldehyde, pH, dimensional change after washing, and colour fastness to washing, rubbing and perspiration. Your market or customer may add to it. Send the list before bulk.',
        },
        {
          question: 'How long does testing take?',
          answer:
            '7–12 working days at the laboratory and 3–5 more for the certificate, so 2–3 weeks in all from the day the specimen arrives.',
        },
        {
          question: 'What is the limit for azo dyes?',
          answer:
            'Below 30 ppm for each listed aromatic amine in articles that touch the skin for long. The list and the scope are set by law and change from time to time; check the current text.',
        },
        {
          question: 'What is the limit for formaldehyde?',
          answer:
            'Below 75 ppm is usual for cloth that touches the skin, and up to 300 ppm for what does not, depending on the rule or standard that applies. For infants much lower limits are common.',
        },
        {
          question: 'Can the mill’s own tests replace a laboratory report?',
          answer:
            'For weight, width, shrinkage and routine fastness they are what we release goods on. For chemical limits, an authority or a retailer will want an independent laboratory.',
        },
        {
          question: 'Who pays for testing?',
          answer:
            'It is settled in the quote. Tell us which tests, which laboratory and how many shades, and they appear as a line of their own.',
        },
        {
          question: 'Does a report cover a repeat order?',
          answer:
            'Only if nothing changed and your customer agrees. The same recipe from the same suppliers is a good argument; a new dye lot in a new shade is not.',
        },
      ],
    },
    prose(`
## How to begin

Choose cloth first, since half of compliance is decided by fibre and finish. Ask for [six free swatches](/samples), sent in 48–72 hours. If you want to talk through fibre, weight and market before choosing, the [fabric guide](/ai-fabric-guide) answers from our own records at any hour. When you know the fabric and the destination, send both with your substance list through the [request for quotation](/rfq). You will have a written answer within 24 hours, with the testing time in it.
`),
    { type: 'button', href: '/rfq', label: 'Send the substance list with an RFQ' },
  ],
};
