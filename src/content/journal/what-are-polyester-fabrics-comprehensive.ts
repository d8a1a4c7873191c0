import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blog',
  title: 'A complete guide to polyester fabrics, from chip to care label',
  seoTitle: 'Polyester Fabrics: The Complete Guide | Taana',
  seoDescription:
    'Polyester for technologists and buyers: how it is spun, textured, knitted, heat-set and dyed, how blends behave, what to test and what to write on an order.',
  excerpt:
    'How polyester is made, textured, knitted, set, dyed and blended; what each step does to the cloth; and the specification that keeps a repeat order the same.',
  image: 'journal-polyester-comprehensive',
  alt: 'Macro of the technical face of a polyester-cotton satin',
  date: '2025-05-13',
  modified: '2025-09-09',
  author: "The mill's notebook",
  section: 'Fibres',
  tags: ['Polyester', 'Technical', 'Dyeing', 'Specification'],
  readMinutes: 8,
  related: [
    'what-are-polyester-fabrics',
    'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
    'textile-compliance-2025',
  ],
  blocks: [
    prose(`
Our [short answer](/blog/what-are-polyester-fabrics) says what polyester is and when to choose it. This is the long one, for the person who writes the specification. It follows the fibre from the chip to the care label and stops wherever a decision is made that a buyer can ask about.

## Where it comes from

Polyester for clothing was patented in Britain in 1941 by John Rex Whinfield and James Tennant Dickson, and reached the shops after the war as Terylene and, in America, as Dacron. The polymer is polyethylene terephthalate, PET, made by joining terephthalic acid with ethylene glycol and removing the water that forms. The result is a long chain in which a stiff, flat ring alternates with a short flexible link. The rings pack side by side and give strength and a high melting point, around 255–260 °C. The links give just enough movement for the fibre to be drawn and bent.
`),
    {
      type: 'figure',
      id: 'polyester-chain',
      caption:
        'The repeating unit. There is no group in it that binds water strongly, which explains drying, static and the need for disperse dyes in one stroke.',
    },
    prose(`
The polymer arrives as chips. They must be bone dry before melting, because water at that heat cuts the chains. The melt is filtered and pumped through a spinneret, a steel plate with as many holes as the yarn will have filaments, and cooled in a stream of air. The soft filaments are drawn to several times their length. Drawing lines up the chains, and most of what is good about the fibre is made in that second.

## Four decisions at the spinneret

**Filament or staple.** Filament stays in one piece and gives smooth, strong, low-lint yarns. Staple is crimped, cut and spun on cotton machinery, usually together with cotton. Staple feels more natural and pills more.

**Count and filaments.** A yarn sold as 75 denier, 36 filaments has about two denier in each filament. The same 75 denier with 72 filaments is softer, drapes better, covers more and snags more easily. When filaments go below one denier they are called microfibre, which is a fineness and not a quality.

**Cross-section.** A round hole gives a round filament, smooth and slightly glassy. A three-lobed one scatters light and glitters. Channelled sections hold lanes along the length in which water creeps. What is sold as wicking may be this, or it may be a finish; only the first is there for good.
`),
    {
      type: 'figure',
      id: 'fibre-cross-sections',
      caption:
        'Cut across: cotton is a collapsed tube, wool is round and scaly, nylon and standard polyester are round, and shaped polyesters have lobes or channels.',
    },
    prose(`
**Lustre.** Titanium dioxide in the melt takes away the shine: bright has none, semi-dull a little, full dull enough to hide. Mixing lustres in one order shows as stripes, so name it once and repeat it.

## Texturing

Flat filament is slick. To make it feel like cloth it is textured, most often by false twist: the yarn is twisted, heated, cooled and untwisted in a single pass, and remembers the twist as a crimp. The crimp gives bulk, cover, stretch and a drier hand. Textured yarn is called DTY, flat drawn yarn FDY. Linings, satins and nets want the flat one; sportswear and fleece the textured.

## Knitting it

For a warp knit the yarn is first wound onto beams, hundreds of ends side by side. Filament forgives much in use and nothing in warping: one end with a little more tension than its neighbours draws a line down every metre of the roll. It is the first thing to look for when you hold a swatch to the window.

On the machine, the construction is chosen by lapping:

| Construction | What the bars do | What you get |
|---|---|---|
| Tricot | Both bars one needle, opposite ways | Light, balanced, stable |
| Locknit | Front bar two needles, back bar one | Soft, elastic, the classic lingerie and shirt cloth |
| Satin | Front bar three needles or more | Smooth lustrous back, good drape |
| Sharkskin | Back bar the long laps, front bar short | Rigid, dimensionally firm |
| Net | Bars partly threaded, so loops part | Open, airy, strong for its weight |

In all of them the thread runs lengthwise and is locked to a neighbour at each course. A hole does not run, an edge does not curl much, and the length stays where it was set.

## Heat-setting: the step that decides

Polyester softens long before it melts. Held on the frame at its intended width and taken to somewhere near 180–200 °C for less than a minute, the chains in the less ordered regions relax and then freeze in the new place. After that the cloth is the size it is. Below that temperature, in any washing machine or tumble dryer, it has no reason to move.

Everything that goes wrong with polyester dimensions goes wrong here. Set too cool, and it shrinks in the customer’s dryer. Set too hot, and it yellows, hardens and takes dye unevenly. Set at the wrong width, and the GSM is wrong with it, because the same grams now cover a different area. When you specify weight and width together, you are specifying the frame.

## Dyeing

Cotton is dyed in warm salt water with reactive dyes that bond with the fibre. Polyester has nothing for such dyes to bond to. Disperse dyes, tiny particles barely soluble in water, are driven into the swollen fibre at about 130 °C under pressure, and a reduction clear afterwards removes what stayed on the surface. That last bath is worth asking about: skipped, it leaves loose colour that rubs off on a white collar.

A polyester-cotton cloth is dyed twice, once for each fibre, to one shade. It takes longer and asks more of the dye house, and it explains why a matched shade in a blend is approved under two lights. A heather is made by dyeing only one of the fibres.

Two words for the specification: **thermomigration**, dye creeping to the surface under late heat such as a hot iron or a transfer print, and **sublimation**, dye leaving as vapour for the print you have just pressed on. If the garment will be printed with heat, say so before dyes are chosen.

## Blends
`),
    {
      type: 'figure',
      id: 'blend-ratio',
      caption:
        'As the polyester share rises, drying and shape retention rise with it; absorbency falls. 60/40 and 65/35 lie where the curves cross for clothing.',
    },
    prose(`
We knit 60/40 and 65/35, polyester first, in 180–220 GSM for most work and 160–240 GSM across the range. The five points between them are felt more in the laundry than in the hand. For polos and uniforms the usual weight is 190–220 GSM; some buyers will not sign a polo below 200.

Elastane may be added in a few per cent where a garment must give and return. Leggings are ordered at 200–280 GSM for a reason that has little to do with warmth: the cloth must stay opaque when it is stretched.

## What to test

Not everything, but these.

- **Weight and width**, at both ends of the roll. Tolerance ±3–5% on GSM.
- **Dimensional change** after the wash and dry you name, three cycles rather than one.
- **Colour fastness** to washing, to rubbing dry and wet, to perspiration, and to light where it matters.
- **Pilling**, with method and number of rubs stated. A grade without a method means nothing.
- **Snagging**, for filament fabrics with fine multifilament yarns.
- **Wicking**, if it is promised, and again after washing.
- **Restricted substances** for the market of sale. Azo dyes that can split into listed amines, below 30 ppm; formaldehyde below 75 ppm for skin contact and up to 300 ppm otherwise, depending on the rule or standard. Allow 7–12 working days for the laboratory and 3–5 more for the certificate. See [textile compliance](/blog/textile-compliance-2025).

## Recycled polyester

Nearly all of it is made from bottles, ground, washed, melted and spun again. In the cloth it behaves as virgin fibre does if the chips were clean; if not, look for uneven dyeing and more broken filaments. A recycled claim is about a chain of papers, not about the touch. If you need it, say which scheme your customer accepts and ask for the transaction documents of that lot. We make no such claim for a fabric unless its own record carries it.

## A specification that can be repeated
`),
    {
      type: 'checklist',
      items: [
        'Fibre shares by weight, polyester named first or last but always the same way',
        'Filament or spun, count and filament number, lustre',
        'Construction by name, with the lapping if you have it',
        'Finished GSM with tolerance, and cuttable width',
        'Shade reference, light sources, and who signs the lab dip',
        'Finishes: heat-set, softener, anti-pilling, wicking, and how many washes they must last',
        'Dimensional change limits with the wash method',
        'Fastness and pilling grades with methods',
        'Market of sale, and the substance list that applies there',
      ],
    },
    prose(`
Hand us those nine lines and a repeat in three years will match, because they are what our record card holds. If you have only a garment and a feeling, send the garment. Sampling is 5–10 m per shade, bulk from 300–500 m per colour, 10–21 days as a rule.
`),
    { type: 'button', href: '/quote', label: 'Send a specification' },
  ],
};
