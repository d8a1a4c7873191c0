import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blogs',
  title: 'Cotton, polyester or polycotton: the 2025 GSM guide',
  seoTitle: 'Cotton vs Polyester vs Polycotton: GSM Guide 2025',
  seoDescription:
    'Three fibres at one weight behave like three different cloths. Compare cotton, polyester and polycotton by GSM, garment, wash and season, then choose.',
  excerpt:
    'Three fibres, one weight, three very different hands. What 180 GSM means in each, which garment wants which, and how to decide in five steps.',
  image: 'journal-polycotton',
  alt: 'Ecru, madder and olive swatches of knitted cotton lying on one another',
  date: '2025-07-15',
  modified: '2025-10-07',
  author: "The mill's notebook",
  section: 'Fibres',
  tags: ['Cotton', 'Polyester', 'Polycotton', 'GSM'],
  readMinutes: 6,
  related: [
    'what-is-gsm-fabric-weight-chart',
    'what-are-polyester-fabrics',
    'summer-t-shirt-fabric-guide',
  ],
  blocks: [
    prose(`
Put three swatches of 180 GSM on a table: pure cotton, pure polyester, and a 60/40 polycotton. The balance says that they are equal. The hand says nothing of the kind. The cotton is matt and dry, the polyester slips, the blend stands somewhere between. Wet them, crush them, wash them ten times, and they part further.

GSM measures mass and nothing else. This guide is about what the same mass does in each of the three.

## At one weight, side by side

| At 180 GSM | 100% cotton | 60/40 or 65/35 polycotton | 100% polyester |
|---|---|---|---|
| Feel | Matt, soft, dry | Smooth, a little crisp | Slick or silky, by yarn |
| Moisture taken from air | about 8.5% | about 3–4% | about 0.4% |
| Drying | Slow | Moderate | Quick |
| Creasing | Creases | Little | Very little |
| Change of size in the wash | Most | Less | Least, if heat-set |
| Pilling | Low, pills fall off | Needs attention | Spun: yes. Filament: little |
| Holds its shade | Good, softens with age | Very good | Very good |
| Odour | Washes out | Mostly washes out | Tends to stay |
| Warm sun, dry air | Best | Fair | By construction only |
| Static in dry air | None | Little | Yes |

The blend’s moisture figure is simply the average of its parts by weight. Sitting still, few wearers notice the missing half. Working in the heat, they do.
`),
    {
      type: 'figure',
      id: 'blend-ratio',
      caption:
        'From all cotton to all polyester. Comfort in dry heat falls, drying and shape retention rise; uniforms are bought where the lines cross.',
    },
    prose(`
## Why equal GSM is not equal cover

Cotton has a density of 1.54 grams per cubic centimetre and polyester 1.38. For the same grams, polyester gives you about a tenth more volume of fibre. Filament yarns also lie closer than spun ones. So a polyester of 160 can be as opaque as a cotton of 180. The other way round, a cotton traps more air between its hairs and feels warmer in still weather than a smooth filament of the same weight.

The practical rule: when you change fibre, do not carry the GSM over. Ask for the nearest cloth by **opacity and hand**, then read the weight off the ticket.

## The weights, garment by garment

| Garment | Cotton | Polycotton | Remark |
|---|---|---|---|
| Summer T-shirt | 150–170 GSM | – | Cotton’s home ground |
| Everyday T-shirt | 160–180 GSM | 180–190 GSM | Another guide says 150–180 for cotton |
| Shirt | 170–210 GSM | 180–210 GSM | Blend if it must look pressed |
| Polo | 190–220 GSM | 200–220 GSM | Collars like weight |
| Uniform | – | 190–220 GSM | 65/35 for hot laundries |
| Leggings | with elastane, 200–280 GSM | with elastane, 200–280 GSM | Opacity when stretched decides |
| Rib trims | 220–300 GSM | 220–300 GSM | Same dye lot as the body |
| Hoodie | 260–340 GSM | 260–340 GSM | Weighed after raising |

[Premium cotton](/collections/premium-cotton) is ordered mostly at 160–220 GSM. [Polyester-cotton](/collections/polyester-cotton), 60/40 and 65/35, mostly at 180–220 GSM. Light pure polyester belongs to linings, nets and sport, where the structure provides the comfort.

## Where each one wins

### Cotton

Against the skin, in dry heat, for children, for anyone who sweats and sits. It takes deep, living shades. It ages pleasantly: a cotton tee of three summers is softer than a new one. It asks for a little shrinkage in the pattern and for an iron.

### Polyester

Where the garment must be light, strong and dry, or must keep its dimensions absolutely: linings, outer sportswear, banners. It also wins where it is not seen, inside a blend or on the back bar of a knit. It loses in still, hot air, and near flame it must not be worn at all.

### Polycotton

Wherever there is a laundry in the story. A school shirt is washed a hundred times or more in its life, a hotel polo oftener still. The cloth has to come back the same size and the same navy each time, without anybody ironing it. Nothing does this better for the comfort it keeps.

Between the two ratios: **65/35** for the laundry, **60/40** for the wearer.

## A word on construction

Much of what is said about fibres is really about jersey. Cotton jersey twists, so cotton is said to twist. Polycotton jersey pills at the underarm, so polycotton is said to pill. In a warp knit every needle has its own thread, running lengthwise and locked at each course. It cannot spiral. It is firmer, so fewer fibre ends work loose. A cotton warp knit holds its shape more as a blend would; a polycotton one pills less than its reputation.
`),
    {
      type: 'figure',
      id: 'tricot-face-back',
      caption:
        'Face and back of a two-bar tricot. Loops on one side, crossing underlaps on the other; the front bar’s yarn lies uppermost on both.',
    },
    prose(`
With two bars, the fibres may also be sorted: one yarn on the front bar, another on the back. A cloth that is 60% polyester by weight can then be mostly cotton by touch. The label must give the weight, and the wearer will notice the touch. Ask which bar carries what.

## Decide in five steps

1. **Start at the laundry.** More than one wash a week, or any wash above 60 °C by people you do not know: polycotton. Otherwise go on.
2. **Look at the weather.** Dry heat: cotton. Humid heat: look past all three to [cotton-nylon](/fabrics?category=breathable-cotton-nylon-collection) at 100–150 GSM. Mild: any.
3. **Look at the decoration.** Reactive or pigment print likes cotton. Sublimation needs polyester in plenty. Embroidery wants body, so 190 GSM or more. Plastisol is content with anything that was not drowned in softener.
4. **Set the weight** from the table, then move it by shade: ten grams up for white, none for navy.
5. **Test two, not one.** Take your choice and its neighbour, sew both, wash both ten times, and show them to somebody who does not know which is which.

## What to expect on the order

Weight is held to within ±3–5% in all three. Sampling is 5–10 m per shade, bulk from 300–500 m per colour, and lead time usually 10–21 days from the approved shade. A blend sits towards the longer end, because both of its fibres have to be dyed. If chemical tests are needed, add 2–3 weeks and let them run beside the bulk.

There is no price list to compare, since every quality is quoted on its metres, shade and finish. What you can compare is cost in use: the cloth divided by the washes it survives. Ask any laundry manager; they will have the figure.

Six swatches, two of each, are free and leave in 48–72 hours. It is the best table in this guide.
`),
    { type: 'button', href: '/samples', label: 'Ask for two of each' },
    { type: 'button', href: '/quote', label: 'Get a quote' },
  ],
};
