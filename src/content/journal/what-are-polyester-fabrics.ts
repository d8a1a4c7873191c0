import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blog',
  title: 'What are polyester fabrics? A short answer for buyers',
  seoTitle: 'What Are Polyester Fabrics? A Short Answer | Taana',
  seoDescription:
    'What polyester is, what it does well, what it does badly, and when a buyer should choose it pure, blended with cotton or not at all. With weights and care.',
  excerpt:
    'Strong, steady, quick to dry, slow to breathe. When polyester is the right fibre, when a blend is better, and when to leave it out.',
  image: 'journal-polyester',
  alt: 'Polyester-cotton satin draped across the frame',
  date: '2025-04-08',
  modified: '2025-08-26',
  author: "The mill's notebook",
  section: 'Fibres',
  tags: ['Polyester', 'Fibres', 'Polycotton'],
  readMinutes: 6,
  related: [
    'what-are-polyester-fabrics-comprehensive',
    'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
    'textile-fibres-guide',
  ],
  blocks: [
    prose(`
Polyester fabric is cloth made wholly or partly from polyester fibre, and in clothing that nearly always means one polymer: polyethylene terephthalate, PET, the same plastic that bottles are made of. It is melted, pushed through a plate of fine holes, drawn out until the molecules lie in line, and wound up as filament. From there it is knitted or woven as it is, crimped to make it bulky, or cut short and spun, alone or with cotton.

That is the whole answer. What a buyer wants to know is what follows from it.
`),
    {
      type: 'figure',
      id: 'polyester-chain',
      caption:
        'One unit of the chain, repeated many times over. The flat ring makes the fibre stiff and strong; the absence of anything that holds water makes it dry quickly.',
    },
    prose(`
## What it does well

**It keeps its shape.** Polyester takes up less than half a per cent of its weight in water from the air, against about 8.5% for cotton. A fibre that does not swell does not shift. Heat-set at the mill, a polyester knit returns to the same dimensions wash after wash.

**It is strong, wet or dry.** Cotton is stronger wet, viscose much weaker; polyester does not notice. Fine yarns can carry loads that would need a coarser cotton, which is why light sports fabrics are made of it.

**It dries soon.** Water sits between the filaments and not in them. Spin it out and little is left to evaporate.

**It holds its shade.** Disperse dyes go into the fibre under heat and stay there. Good wash fastness is normal. Light fastness depends on the dyes chosen, so name it if the garment lives outdoors.

**It resists creases.** The elastic recovery that keeps the shape also takes out the wrinkles.

## What it does badly

**It does not absorb.** Sweat on bare skin stays on the skin unless the construction carries it away. A smooth, tight, pure polyester worn in the heat feels like what it is.

**It holds oil and odour.** The fibre likes oil as much as it dislikes water. Body soil binds to it and wants a proper detergent, not only water.

**It pills.** Loose fibre ends roll into balls on any fabric. On cotton they fall off. Polyester is strong enough to keep them, so spun polyester and its blends need a tight construction or an anti-pilling finish.

**It builds static** in dry air, and it **melts** instead of charring. Both matter for workwear. If your client works near flame or hot metal, stop here and ask for a fibre made for it.

**It sheds.** Every textile loses fragments in the wash; those of polyester do not rot. France has legislated for filters on washing machines, and others watch. Filament fabrics shed less than spun ones, and clean-cut, tightly knitted ones less than raised. Our note on the [2025 textile rules](/blogs/2025-textile-rules-dpp-epr-microfibre-filters) tells the story so far.

## Pure, blended, or not at all

### Pure polyester

For linings, sports outerwear, flags, nets and anything whose first duty is to be light, strong and dry. Structure does the breathing: an open net or a fine mesh in pure polyester is cooler than a dense cotton.

### Polyester-cotton

This is where most buyers should look, and what we knit most. Two ratios cover nearly everything:

| Blend | Weight | Hand | Take it for |
|---|---|---|---|
| 65/35 polyester/cotton | 180–220 GSM | Smooth, crisp | Uniforms, workwear, industrial laundry |
| 60/40 polyester/cotton | 180–220 GSM | Softer, drier | Polos, merchandise, school tees |

The cotton share gives the cloth something to take up moisture with, and the polyester share gives it a memory. At 35 to 40% cotton the skin feels the cotton; at 60 to 65% polyester the laundry feels the polyester. Our range runs from 160 to 240 GSM; see [the polyester-cotton collection](/collections/polyester-cotton) for what each is used for.

### Not at all

For babies’ first layers, for summer tees in dry heat, and wherever the brand’s promise is natural fibre, use [pure cotton](/collections/premium-cotton). A buyer who wants lightness and quick drying without polyester should look at [cotton-nylon](/fabrics?category=breathable-cotton-nylon-collection): nylon takes up around ten times the moisture of polyester and feels softer at the same fineness.

## Polyester in a warp knit

Most polyester on the market is woven or circular-knitted. Warp knitting suits the fibre particularly well. Filament comes off the beam without lint, so the guides stay clean and the machine can be fine and fast. The cloth does not ladder. It can be set so flat that it cuts like paper.

In a blend we may put the two fibres on different bars. In a two-bar tricot the front bar’s yarn lies uppermost on the face and on the back alike, and the back bar’s yarn is held between. So with cotton-rich yarn on the front bar and polyester on the back, the skin meets cotton on either side and the polyester works unseen in the middle. Other lappings sort the fibres to one face only. Tell the desk which side will lie against the skin, and have your cutting room mark it.
`),
    {
      type: 'figure',
      id: 'tricot-face-back',
      caption:
        'Face and back of a two-bar tricot. The face shows upright loops, the back shows the underlaps that cross between them.',
    },
    prose(`
## Reading a polyester swatch

You can learn most of it in a minute.

1. **Drip water on it.** A drop that stands up and rolls is untreated polyester. One that spreads thinly has a wicking finish. One that vanishes has cotton under it.
2. **Crush it in a warm fist for ten seconds.** It should open almost flat. Lines that stay mean a high share of cotton, or cloth that was not set.
3. **Rub the face against itself fifty times.** If fuzz rises, ask about pilling before you ask about price.
4. **Stretch it both ways and let go.** A set warp knit returns. If it does not, the width will not hold either.
5. **Look through it at a window.** Streaks along the length are warping faults: uneven tension, or a mixed lot of yarn. They do not wash out.

## Care

Wash warm, at 40 °C or below, with a detergent that lifts oil. Tumble low or line dry. Iron cool if at all, as polyester glazes well before it melts. Avoid softener on wicking finishes, since it coats the channels that carry the water. Blends follow the more delicate of their fibres. Each fabric’s own page carries its care line, and that one decides.

## What to ask before you order

- Exact shares of fibre, and whether the polyester is filament or spun.
- Finished GSM and tolerance. We hold ±3–5%.
- Whether the cloth is heat-set, and the change in length and width after the wash you name.
- Pilling grade and the method, if the garment rubs.
- Fastness to washing, rubbing and, outdoors, to light.

Sampling is from 5–10 m per shade, bulk from 300–500 m per colour, usually 10–21 days from the approved shade. There is a longer piece for technologists, [the complete guide to polyester fabrics](/blog/what-are-polyester-fabrics-comprehensive), which goes into spinning, dyeing and specification.
`),
    {
      type: 'button',
      href: '/fabrics?category=polyester-cotton-knits',
      label: 'See every polyester-cotton fabric',
    },
  ],
};
