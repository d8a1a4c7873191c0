import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blog',
  title: 'What does “textiles” mean? The word, and the words an order needs',
  seoTitle: 'What Does Textiles Mean? Fibre to Fabric | Taana',
  seoDescription:
    'Textile, fabric, cloth, material: four words that a purchase order should not mix. What each one means, how cloth is built, and where warp knitting fits in.',
  excerpt:
    'Textile, fabric, cloth and material are four different words. Mixing them costs time in a conversation and money in an order.',
  image: 'journal-textiles',
  alt: 'Macro of a two-bar tricot, loop by loop',
  date: '2025-03-11',
  modified: '2025-08-19',
  author: "The mill's notebook",
  section: 'Basics',
  tags: ['Textiles', 'Basics', 'Warp knitting'],
  readMinutes: 8,
  related: [
    'textile-fibres-guide',
    'what-is-gsm-fabric-weight-chart',
    'what-are-polyester-fabrics',
  ],
  blocks: [
    prose(`
The word comes from the Latin *texere*, to weave. For a long time a textile was a woven thing and nothing else. Today it covers everything made of fibres: the fibre itself, the yarn spun from it, the cloth built from the yarn, and what is sewn from the cloth. A bale of cotton is a textile. So is a cone of yarn, a roll of lace, a fishing net and a shirt.

That is why the word is of little use in an order. “Textiles, 500 m” could be anything. This page sets out the words that do the work, from the smallest part of the cloth to the largest, and says what each of them should make you ask.

## Four words that are not the same

**Textile** is the family: anything made of fibre, at any stage.

**Fabric** is a sheet built from fibre or yarn: woven, knitted, felted, bonded or laced. It is what we sell, by the metre.

**Cloth** means the same in ordinary speech, with a hint of being finished and ready to cut. In a mill, grey fabric becomes cloth when it has been dyed and set.

**Material** is whatever a maker makes things from. To a garment factory, fabric is a material, and so are thread, buttons and cartons. On a bill of materials it is the right word; on a fabric order it says too little.

One more that causes trouble: **garment**. We do not make them. Fabric is sold by the metre, never as finished clothes, and half of the misunderstandings that reach a mill’s desk begin with a buyer who wanted shirts.

## Stage one: fibre

A fibre is a hair-thin thing much longer than it is wide. Cotton fibres are two to three centimetres long and have to be spun. Nylon and polyester leave the machine as filament, kilometres in one piece, and may be used so or cut short and spun like cotton.

Fibre decides what the cloth does with water, heat and dye. Cotton drinks; under standard conditions it holds about 8.5% of its weight in moisture from the air. Nylon holds about 4%, polyester less than half of one. Most of what people say about a fabric being cool, clammy, quick to dry or hard to iron is a statement about that row of figures. The [guide to textile fibres](/blog/textile-fibres-guide) goes through them one at a time.

**Ask:** the exact shares by weight. “Cotton blend” is not a composition. 60% polyester, 40% cotton is.

## Stage two: yarn

A yarn is fibres held together so that they act as one thread. Spun yarns hold by twist; filament yarns need little or none.

Yarn has a size, and the trade counts it in several ways at once. Cotton is counted in Ne, where a higher number is a finer yarn: Ne 40 is finer than Ne 30. Filament is counted in denier, where a higher number is a coarser one: 70 denier is coarser than 40. Tex, grams per kilometre, works for both and offends nobody. If two suppliers quote you in different systems, convert before comparing.

**Ask:** the count, the ply, and for spun yarns how it was spun. Ring-spun and compact yarns are smoother and stronger for their size; open-end yarns are bulkier and duller.

## Stage three: construction

Here the sheet is made, and here the large families part.

### Woven

Two sets of threads cross at right angles. One runs the length, the warp; the other runs across, the weft. In Punjabi and Hindi the warp is *taana*, and it gave this mill its name. A woven cloth is firm, and gives only on the bias unless something elastic is in it.

### Weft-knitted

One thread makes loops across the width, row after row, each hanging from the last. A hand-knitted sweater is a weft knit; so is the jersey of most T-shirts. It stretches generously, curls at cut edges, and ladders when a loop breaks, because the same thread runs on into the next loop.

### Warp-knitted

Every needle gets its own thread. Hundreds of ends come off a beam side by side, and guide bars swing each one around its needle, then shift it sideways to a neighbour before the next row. The threads run lengthwise, as in weaving, but they form loops, as in knitting. The cloth is steadier than a weft knit, has more give than a woven, lies flat when cut and does not ladder along a thread.
`),
    {
      type: 'figure',
      id: 'loops-weft-vs-warp',
      caption:
        'Left, a weft knit: one thread travels across the cloth. Right, a warp knit: each thread travels up it, zigzagging between neighbours.',
    },
    prose(`
The sideways path is written as a chain of numbers, the lapping. A plain tricot reads 1-0/1-2 on one bar and 1-2/1-0 on the other. Change the figures and the same machine gives a locknit, a satin, a net or a ground for lace. Each of our [fabric pages](/fabrics) draws that path, so a technologist can read the cloth without unpicking it.

### Nonwoven, braided, laced

Fibres may also be bonded into a sheet with no yarn at all, as in interlinings; yarns may be braided into cords; and lace may be made by twisting, embroidery or, in our case, on raschel machines whose patterning bars draw the motif into a net while it is knitted.

**Ask:** the construction by name, and for a repeat pattern, its size.

## Stage four: finishing

What comes off the machine is called grey cloth, though it is usually cream. It is oily, narrow in places, and not yet the width or weight it will be. Finishing makes it saleable. Nylon and polyester are heat-set so that the loops keep their place. The cloth is scoured and dyed. Cotton may be bio-polished with an enzyme that removes loose fibre ends. Softener, anti-pilling or wicking finishes go on last, and the frame dries the cloth at its final width.

**Ask:** which finishes, and whether they survive the number of washes your garment must.

## The five figures

When the four stages are done, a fabric can be described in five figures and a shade:

| Figure | Example | Why it matters |
|---|---|---|
| Composition | 65% polyester, 35% cotton | Comfort, care label, customs code |
| Weight | 190 GSM, within ±3–5% | Opacity, warmth, freight |
| Width | 60 inches | Marker efficiency, hence consumption |
| Construction | Locknit, two bars | Stretch, edge, snagging |
| Dimensional change | The limit you agree, after the wash you name | Whether the size label stays true |

Everything else is description. A good description helps, but no dispute was ever settled by “premium”.

## Where the word still belongs

Textile is the right word where the law uses it. Labelling rules, customs chapters and the newer rules on waste and product data speak of textile products, and mean fibre content above a stated share. If you ship to Europe, the definition decides whether your goods fall under those rules; our note on [textile compliance](/blog/textile-compliance-2025) explains what to collect.

It is also the right word on our own front page. We are textile manufacturers. What we send you is fabric.

## If you are new to buying it

Start with the garment, not with the cloth. Say what it is, who wears it, in what season, and how it will be washed. From that, a weight follows; the [GSM chart](/blog/what-is-gsm-fabric-weight-chart) gives the usual ones. From the weight and the wash, a fibre follows. From fibre and weight, two or three constructions.

Then ask to feel them. Six swatches cost you nothing and leave the mill in 48–72 hours. A sample length of 5–10 m per shade is enough to sew and wash a first garment, and only after that need anyone talk of bulk, which starts at 300–500 m per colour.
`),
    { type: 'button', href: '/samples', label: 'Choose six swatches' },
  ],
};
