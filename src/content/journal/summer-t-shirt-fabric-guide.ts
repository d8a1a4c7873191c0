import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blog',
  title: 'Summer T-shirt fabric guide: from brief to bulk order',
  seoTitle: 'Summer T-Shirt Fabric Guide: Brief to Bulk | Taana',
  seoDescription:
    'How to buy fabric for a summer T-shirt: choose fibre and GSM, brief the mill, judge swatches, approve shades, plan metres and hit the season. With a calendar.',
  excerpt:
    'A T-shirt is four decisions and a calendar. Fibre, weight, construction, shade; then count back from the day it must be in the shop.',
  image: 'journal-summer-tee',
  alt: 'Light locknit for T-shirts pushed together into soft waves',
  date: '2025-06-03',
  modified: '2025-09-23',
  author: 'Domestic sales desk',
  section: 'Buying',
  tags: ['T-shirts', 'Summer', 'Buying'],
  readMinutes: 6,
  related: [
    'cotton-fabrics-hot-weather',
    'what-is-gsm-fabric-weight-chart',
    'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
  ],
  blocks: [
    prose(`
Every year in February the sales desk gets the same telephone call. A buyer needs summer T-shirt fabric, in eight shades, by the end of next week. It can seldom be done, and the reason is not the knitting. It is that nobody has decided anything yet. This guide is the order in which we would decide it, with the figures.

## One: what must the shirt do?

Write down three lines before you look at cloth.

- **Who wears it, where?** A printed tee for a beach shop in Goa and a plain tee for a basics brand in Delhi are not the same cloth. One lives in humid heat, the other in dry.
- **How is it washed?** By hand, in a home machine, or in a hotel laundry at a temperature nobody admits to.
- **How long must it last?** One season, three summers, or one day at a company run.

Those three lines decide the fibre. The [hot-weather guide](/blog/cotton-fabrics-hot-weather) explains why in detail; in short:

| Brief | Fibre | Weight |
|---|---|---|
| Dry heat, next to the skin | 100% cotton | 150–170 GSM |
| All year, one quality | 100% cotton | 160–180 GSM |
| Humid heat, sport, travel | Cotton-nylon | 100–150 GSM |
| Promotion, frequent wash | 60/40 polyester-cotton | 180–190 GSM |

## Two: the weight

For a summer tee in pure cotton we advise 150–170 GSM. Within that, let the shade decide. White and pastels want 165 or more to be opaque. Navy, black and olive are opaque at 150, and the lighter weight is welcome since they take up more sun. If one weight must serve all the shades, take 165.

Above 180, you have an everyday tee, good for the year round and warm in May. Below 150, you have a layer. The [GSM chart](/blog/what-is-gsm-fabric-weight-chart) has the rest of the scale, and can be printed.

Remember the rib. A neck rib is always heavier than the body, 220–300 GSM, or it will wave like a flag after the third wash. Order it in the same shade lot, dyed with the body, and say so on the order. Nothing betrays a cheap shirt sooner than a neck in almost the same white.

## Three: the construction

Most tees are single jersey, a weft knit: stretchy, familiar, and given to twisting. You know the side seam that ends up on the belly. It happens because jersey is one thread going round and round in a spiral, and the twist of the yarn slowly wins.

A warp knit has no spiral. Every needle has a thread of its own that runs straight up the cloth, so the side seam stays at the side. It curls little when cut, which your cutting room will notice in the first hour. It stretches less in the length, which your pattern maker should know: take the block for a stable knit, or add a little ease.
`),
    {
      type: 'figure',
      id: 'loops-weft-vs-warp',
      caption:
        'Why a warp-knitted tee does not twist: the threads run up the cloth and lock into their neighbours, instead of running round it.',
    },
    prose(`
For summer choose among three:

- **Fine tricot.** Flat, light, prints best.
- **Locknit.** A softer fall and more give; good for women’s cuts.
- **Piqué.** Touches the skin at points and lets air between. Best for plain shirts, less so for fine prints.

## Four: the shade, and who signs it

Send a physical reference if you can. A colour on a screen is a suggestion. We make a lab dip, a small piece dyed to your reference on the actual cloth, usually with a choice or two around it. Look at it in daylight and under the light of the shop. Then sign one, cut it in half, and keep your half.

Two warnings. Bright turquoise, orange and some pinks have narrower fastness than navy or grey, in any mill; ask what to expect before the campaign is built around them. And a heather or mélange is decided in the yarn, not in the dye bath, so it must be chosen earlier than a plain shade.

## Judging swatches

Ask for the [free pack of six](/samples); it leaves in 48–72 hours. Do these things to each, in this order.

1. **Weigh it**, or at least compare it in the hand against a shirt you know.
2. **Hold it over your hand at a window.** If you can count your fingers in white, it is too open for a single-layer tee.
3. **Stretch it across and let go.** It should return at once and lie flat.
4. **Wash it with your own laundry**, twice. Measure between two marks before and after.
5. **Rub it against itself.** A little fuzz on cotton is normal before finishing and a warning after it.
6. **Wear it.** Pin it inside a shirt for an afternoon. This sounds foolish, and it has settled more arguments than our laboratory.

## Counting metres

A men’s medium tee takes somewhere near 0.8 to 1.0 metre of 60-inch cloth, depending on the block, the marker and the size mix. Do not order on that figure; have your pattern maker lay a marker at the **cuttable** width, which is the overall width less the selvedges. Then add for the size curve, for cutting loss, and two or three per cent for what the inspection table marks out.

Minimums shape the range more than people expect. Sampling is from 5–10 m per shade and bulk from 300–500 m per colour. Six shades at 300 metres are 1,800 metres; if your forecast is 1,200, choose four shades and sell out of them.

## The calendar

Count back from the day that the shirts must be in the shop. For a first of April, it looks like this.

| Step | Time to allow | Latest date |
|---|---|---|
| Swatch pack | 48–72 hours and the post | mid-November |
| Sample length, 5–10 m | about the lead time of the fabric | early December |
| Sew, wash, wear, decide | two weeks | late December |
| Lab dips, rounds, signature | one to two weeks | early January |
| Bulk fabric | 10–21 days from the approved shade | end of January |
| Independent testing, if needed | 2–3 weeks, beside the bulk | early February |
| Cutting, sewing, printing, packing | your own factory’s weeks | mid-March |

The lead time starts at the approved shade. A lab dip that lies on a desk for eight days costs eight days, and nobody at the mill can knit them back.

## The order itself

Six lines make a T-shirt order that cannot be misread: fabric number, composition, finished GSM with ±3–5% tolerance, cuttable width, signed shade, and the shrinkage limit with the wash that it refers to. Add the metres for each colour and the date. If you print, add the ink system, because a heavy softener repels some inks and we can dose for it.

We do not publish prices, since they turn on metres, shade and finish. Send the six lines, or the three you know so far, and a written quote comes within 24 hours.
`),
    {
      type: 'button',
      href: '/fabrics?category=pure-cotton-fabrics',
      label: 'See the pure cotton fabrics',
    },
    { type: 'button', href: '/quote', label: 'Get a quote for your metres' },
  ],
};
