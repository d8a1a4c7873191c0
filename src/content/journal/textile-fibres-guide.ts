import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blog',
  title: 'Textile fibres: what cotton, nylon, polyester and the rest really do',
  seoTitle: 'Textile Fibres Guide: Cotton, Nylon, Polyester | Taana',
  seoDescription:
    'A plain guide to textile fibres for fabric buyers: moisture, strength, heat, dye and care for cotton, linen, wool, viscose, nylon, polyester and elastane.',
  excerpt:
    'Moisture, strength, heat and dye: four properties explain nearly everything a fibre does in a garment. Seven fibres, side by side.',
  image: 'journal-fibres',
  alt: 'Cotton, polyester, folded cotton and nylon yarns side by side',
  date: '2025-05-27',
  modified: '2025-09-09',
  author: "The mill's notebook",
  section: 'Fibres',
  tags: ['Fibres', 'Cotton', 'Nylon', 'Polyester'],
  readMinutes: 8,
  related: [
    'what-does-textiles-mean',
    'what-are-polyester-fabrics',
    'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
  ],
  blocks: [
    prose(`
Ask what a fabric is like and people will tell you about the fibre. Ask why two fabrics of the same fibre feel so different and the talk stops. Fibre is only a third of the answer; yarn and construction are the others. But it is the third you cannot change afterwards, so it is worth choosing first and choosing well.

This guide goes through the fibres a clothing buyer meets, with the figures that matter. We knit cotton, polyester-cotton, cotton-nylon and nylon, so we know those by hand; the rest are here because you will be asked to compare.

## Four properties explain most of it

**Moisture regain** is the water a dry fibre takes up from ordinary air, as a share of its own weight. High regain means comfort in dry heat, no static and slow drying. Low regain means the opposite.

**Strength, dry and wet.** How fine a yarn can be, how open a knit, and how hard a wash.

**Response to heat.** Natural and regenerated fibres char; nylon and polyester soften, can be set in shape, and melt. Setting is why a synthetic knit can hold its width to the millimetre.

**Dye class.** Each family takes its own dyes. A blend of two families has to be dyed twice, or leaves one of them undyed for a heather.

| Fibre | Moisture regain | Density, g/cm³ | Wet strength against dry | Can be heat-set | Usual dyes |
|---|---|---|---|---|---|
| Cotton | about 8.5% | 1.54 | higher | no | Reactive, direct, vat |
| Linen | about 12% | 1.50 | higher | no | Reactive, direct, vat |
| Wool | about 16% | 1.31 | lower | partly | Acid, reactive |
| Viscose | about 13% | 1.52 | much lower | no | Reactive, direct |
| Nylon | about 4% | 1.14 | slightly lower | yes | Acid, disperse |
| Polyester | about 0.4% | 1.38 | the same | yes | Disperse |
| Elastane | about 1% | 1.2 | nearly the same | yes, with care | Mostly left undyed |

These are round figures for standard conditions. They differ a little by source and grade, and none of the differences will change a decision.

Look at the density column for a moment. Nylon is a quarter lighter than cotton for the same volume. A nylon cloth of 100 GSM therefore has more fibre in it, and covers more, than a cotton one of 100 GSM. Comparing weights across fibres without remembering this leads to wrong choices.
`),
    {
      type: 'figure',
      id: 'fibre-cross-sections',
      caption:
        'Cut across and enlarged. Cotton is a flattened tube with a twist along its length, wool is round with scales, nylon is a smooth rod. Light, touch and moisture all follow from the outline.',
    },
    prose(`
## Cotton

A seed hair, two to three centimetres long, that collapses into a twisted ribbon as it dries. The twist lets fibres grip one another when spun; the flat, soft edge makes it kind to the skin. Cotton takes water in, is stronger when wet, stands up to hot washing and does not hold odour much.

Its weaknesses are the same facts seen from behind. It dries slowly, creases, and changes size when the yarn swells. Finishing helps: relaxing and compacting for the size, bio-polish for the surface.

Quality lies in the length of the fibre and what was done to it. **Combed** yarn has had the short hairs taken out. **Compact-spun** yarn has the stray ones tucked in. Both shed less, pill less and knit cleaner, and in a warp knit, where a fuzzy end can catch in the guides, they are close to a necessity. See [100% cotton fabrics](/fabrics?category=pure-cotton-fabrics), 150–240 GSM.

## Linen and other stem fibres

Flax is long, stiff, cool and lustrous. It takes up more water than cotton and gives it back sooner. It does not stretch and creases at a glance, which some pay for. It is seldom warp-knitted: a stiff yarn that will not bend round a needle makes poor loops. Hemp is similar. Jute is for sacks, and for bags that say so.

## Wool and silk

Both are proteins. Wool is crimped and scaled, holds air, takes up more water vapour than any other common fibre before it feels wet, and felts if agitated hot. Silk is a filament by nature, fine and strong, with a soft glow. Both need gentle washing. In the markets we serve they come up chiefly as something to imitate: the drape of silk is what nylon satin was invented for.

## Viscose and its relations

Viscose, modal and lyocell are cellulose, dissolved and spun again: plant in origin, made by machine. They drape well, absorb more than cotton and take brilliant shades. Viscose loses about half its strength when wet, so it stretches out of shape in the wash unless it is blended or carefully constructed; modal and lyocell keep more. If a buyer wants softness and fall above all, viscose earns its place. If the garment goes to a hotel laundry, it does not.

## Nylon

The first fibre made wholly by chemistry, and still the toughest for its weight. Smooth, fine, elastic, very resistant to rubbing. It takes up about 4% moisture, half of cotton and ten times polyester, which makes it the most comfortable of the synthetics. Acid dyes give clear, deep shades.

It yellows under strong light and heat if it is not protected, and softens at a lower temperature than polyester, so irons must be cool. In a knit it can be drawn out so fine that the cloth is nearly air: lace, net, sheer tricot. Alone it is our [nylon classic](/fabrics?category=nylon-classics) range, 70–120 GSM.

With cotton it does something neither does alone. The filament makes an open structure strong enough to sew and spreads water to where it can dry; the cotton keeps the touch dry and soft. That is the [breathable cotton-nylon collection](/fabrics?category=breathable-cotton-nylon-collection), 100–150 GSM.
`),
    {
      type: 'figure',
      id: 'moisture-path',
      caption:
        'In a cotton-nylon knit the cotton takes up moisture at the skin, and the filaments lead it outward along their length.',
    },
    prose(`
## Polyester

Strong wet or dry, nearly waterproof in itself, happy to be set by heat and loath to crease. It holds shade and shape better than anything else at hand, absorbs next to nothing, likes oil, and pills if it is spun and the construction is loose. There is a [short guide](/blog/what-are-polyester-fabrics) and a [complete one](/blog/what-are-polyester-fabrics-comprehensive).

For clothing, it is at its best in company. Our 65/35 and 60/40 [polyester-cotton fabrics](/fabrics?category=polyester-cotton-knits) at 180–220 GSM are the usual choice for uniforms and polos.

## Elastane

A rubbery segment and a hard one, alternating, so that the thread stretches to several times its length and returns. A few per cent are enough: two for comfort, five to eight for support, more for swimwear. It dislikes chlorine, strong heat and careless ironing. It also complicates recycling, and some buyers now leave it out where a knit structure can give the stretch instead. Ask whether yours can.

## Blends: what adds up and what does not

Moisture regain averages, more or less. So does density. Strength does not: the stiffer fibre takes the load first, and a small share of weak, stiff fibre can make a yarn weaker than either. Pilling does not average either: a little strong fibre holds on to what the soft one sheds. Nor does care, since the label must follow the more delicate partner.

That is why proven ratios stay in use. 65/35 and 60/40 are where decades of laundries have come to rest.

## Telling fibres apart

A burn test on a few threads, held with tweezers over a sink by someone careful, tells a great deal. Cotton and viscose burn quickly, smell of paper and leave soft ash. Wool and silk smell of hair and go out by themselves. Nylon and polyester shrink from the flame, melt and leave a hard bead. To know **how much** of each is there, a laboratory has to dissolve one of them away and weigh the rest.

Do not rely on touch. Good finishing can make polyester feel like cotton for exactly as long as it takes to sell it.

## Choosing

Begin with the wash and the weather. A hot wash and dry heat: cotton. Daily wash, uniform look: polyester-cotton. Humid heat, light weight: cotton-nylon. Sheer, strong, decorative: nylon. Then fix the weight with the [GSM chart](/blog/what-is-gsm-fabric-weight-chart), and ask for six swatches; they are free and leave in 48–72 hours.
`),
    { type: 'button', href: '/samples', label: 'Feel all four: ask for swatches' },
  ],
};
