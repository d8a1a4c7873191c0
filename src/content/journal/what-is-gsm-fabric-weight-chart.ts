import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blog',
  title: 'What is GSM? A fabric weight chart you can print',
  seoTitle: 'What Is GSM? Fabric Weight Chart to Print | Taana',
  seoDescription:
    'GSM explained for fabric buyers: how to measure it, what each band is for, how it turns into metres per kilo, and an A4 weight chart to print and pin up.',
  excerpt:
    'Ultra-light 90–120, light 120–160, mid 160–200, warm above. How the figure is measured, what it decides, and what it cannot tell you.',
  image: 'journal-gsm',
  alt: 'Folded lengths of sharkskin in a stack, six shades',
  date: '2025-06-10',
  modified: '2025-09-02',
  author: "The mill's notebook",
  section: 'GSM',
  tags: ['GSM', 'Fabric weight', 'Buying'],
  readMinutes: 6,
  related: [
    'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
    'summer-t-shirt-fabric-guide',
    'cotton-fabrics-hot-weather',
  ],
  blocks: [
    prose(`
GSM is grams per square metre: what one square metre of the finished cloth weighs. A 180 GSM fabric weighs 180 grams a square metre, whatever its fibre, width or construction. It is the first figure on every ticket that leaves our inspection table, and the one most often misread.

It is not a grade. A heavier cloth is not a better one, and a lighter cloth is not a cheaper one made to look the same. GSM tells you how much fibre stands between one side of the cloth and the other. Together with the fibre and the construction, it lets you predict opacity, warmth, drape and freight before you have touched anything.

## The four bands
`),
    { type: 'gsmChart' },
    prose(`
We sort weights into four bands, and the guides on this site use the same ones throughout.

| Band | GSM | Ordered for | What goes wrong |
|---|---|---|---|
| Ultra-light | 90–120 | Layers, linings, lace grounds, scarves | Worn alone in a pale shade, it is sheer |
| Light | 120–160 | Summer tops, innerwear, airy dresses | Seams pucker if needle or thread is too coarse |
| Mid | 160–200 | Everyday tees, shirts, light uniforms | Taken too low for white, or too high for May |
| Warm | above 200 | Polos, uniforms, leggings, hoodies | Bulk where seams cross; slow to dry in cotton |

The lines between the bands are habits of the trade, not laws. A tight 155 can be more opaque than a slack 170, and a raised 190 can be warmer than a smooth 220. Use the bands to choose which swatches to ask for, and the swatches to choose the cloth.

## Which weight for which garment

These are the weights buyers usually sign for. Where two guides in the trade differ, we give both.

| Garment | GSM | Remark |
|---|---|---|
| Summer cotton T-shirt | 150–170 | The lightest we advise for a white tee |
| Everyday T-shirt | 160–180 | Another guide says 150–180 |
| Shirt | 170–210 | Higher for dark shades and pockets |
| Polo, uniform | 190–220 | Some guides ask 200–220 for polos |
| Leggings | 200–280 | Opacity under stretch decides |
| Rib for cuffs and collars | 220–300 | Always heavier than the body it closes |
| Hoodie | 260–340 | Weigh it after raising, not before |

A useful rule for matched parts: the rib goes a band above the body, and the lining a band below.
`),
    {
      type: 'figure',
      id: 'gsm-scale',
      caption:
        'The same scale from lace ground to hoodie. The mid band, 160 to 200, is where most cut-and-sew clothing lives.',
    },
    prose(`
## How it is measured

You need a round cutter, a balance that reads to a hundredth of a gram, and patience.

1. Let the cloth lie flat and relaxed in the room for a day. Cotton takes up water from the air, and a swatch weighed straight from a dry car is lighter than the same swatch on a monsoon evening. Laboratories condition at 20 °C and 65% relative humidity for this reason.
2. Cut at least five circles of 100 square centimetres from across the width, none within a hand of the selvedge.
3. Weigh each one. A circle that reads 1.80 grams stands for 180 GSM, since 100 square centimetres are a hundredth of a square metre.
4. Average them, and keep the highest and the lowest too. The spread tells you about the knitting; the average only tells you about the order.

Without a cutter, weigh a full roll: divide its net grams by its length and its width, both in metres. It is cruder and often more honest, because nobody chose where to cut.

### Tolerance

No knitted cloth is the same weight in every square centimetre. We hold GSM within 3 to 5 per cent of the figure on the order. At 180 GSM that means 174.6 to 185.4 at the tighter end, and 171 to 189 at the wider. If your garment needs the tighter band, because it is a dark uniform that will be compared panel to panel, say so in the enquiry. It changes how the beams are planned, so it cannot be added later.

## From GSM to metres and kilos

Fabric is ordered by the metre and shipped by the kilo, and GSM is the bridge between the two.

- **Grams per running metre** = GSM × width in metres.
- **Metres per kilo** = 1000 ÷ grams per running metre.
- **Ounces per square yard** = GSM ÷ 33.9.

Take a 180 GSM cloth at 60 inches, which is 1.524 m. It weighs 274 grams a running metre, so a kilo holds 3.65 metres. An order of 500 metres is 137 kilos net. Had the same order come in at 171 GSM, still within five per cent, it would weigh 130 kilos. Nothing has been stolen, but if you bought by weight you would hold different metres. That is why we sell by the metre and print both figures on the ticket.

| GSM | Grams per metre at 60 inches | Metres per kilo | oz per sq yd |
|---|---|---|---|
| 120 | 183 | 5.47 | 3.5 |
| 150 | 229 | 4.37 | 4.4 |
| 180 | 274 | 3.65 | 5.3 |
| 220 | 335 | 2.98 | 6.5 |
| 280 | 427 | 2.34 | 8.3 |

## What moves the weight

Three things on the machine set the GSM, and it helps to know which one the mill will turn when you ask for ten grams more.

**Yarn count.** A thicker yarn weighs more per loop. It also makes a coarser surface, so this is the change you will see.

**Stitch density.** More courses per centimetre pack more loops into the same metre. The surface gets finer and closer, the cloth less stretchy.

**Lapping.** In a warp knit each guide bar carries its threads sideways between loops. A longer underlap lays more yarn across the back: a satin is heavier than a tricot of the same yarn and density because its threads travel further. Every [fabric in the catalogue](/catalogue) shows the lapping of each of its bars for this reason.

Finishing moves it again. Bio-polishing removes loose fibre and takes a little weight away. Compacting and relaxing add it back. The figure that counts is the finished one, and it is the only one we quote.

## What GSM cannot tell you

It cannot tell you the hand: 200 GSM of nylon satin runs through the fingers, and 200 GSM of cotton cord stands up. It cannot tell you how warm the cloth is, which depends on the air it traps. It cannot tell you how long it will last, though a very light cotton leaves little to abrade. Nor does it say how much it will shrink. For those you need fibre, construction and a test.

It can be gamed, too. A heavy dose of softener or starch adds grams that leave in the first wash. If a swatch feels waxy or boardy, wash it once, let it dry, and weigh it again.

## What to write on the order

Write the finished GSM and its tolerance, the width and whether it is cuttable or overall, the fibre shares, the shade reference, and the shrinkage you will accept after the wash you name. Sampling runs from 5–10 m per shade, bulk from 300–500 m per colour, and 10–21 days is the usual time from an approved shade to dispatch.

If you have a garment whose weight you like, send us a hand’s breadth of it. We will weigh it, name its construction, and put the nearest of our numbers beside it in a [free pack of six swatches](/samples), sent in 48–72 hours. When you know the weight already, go straight to [the quote form](/quote).
`),
    { type: 'download', href: '/downloads/gsm-chart-a4.svg', label: 'Download the GSM chart, A4' },
  ],
};
