import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blog',
  title: 'Cotton fabrics for hot weather: weights, knits and blends that work',
  seoTitle: 'Cotton Fabrics for Hot Weather: GSM Guide | Taana',
  seoDescription:
    'Which cotton fabric for heat? Quick picks, a GSM chart, a garment table and use cases for dry and humid weather, from a mill that knits for Indian summers.',
  excerpt:
    'Why a 150–170 GSM tee outlasts a 120, when a cotton-nylon beats pure cotton, and what to order for dry heat, humid heat and the laundry.',
  image: 'journal-hot-weather',
  alt: 'Macro of a hexagonal net that lets air through',
  date: '2025-04-22',
  modified: '2025-09-16',
  author: "The mill's notebook",
  section: 'Cotton',
  tags: ['Cotton', 'Summer', 'GSM'],
  unlisted: true,
  readMinutes: 8,
  related: [
    'summer-t-shirt-fabric-guide',
    'what-is-gsm-fabric-weight-chart',
    'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
  ],
  blocks: [
    prose(`
Amritsar passes 40 °C on many days before the rains, and then turns as damp as it was hot. A mill here learns early that “summer fabric” is two questions and not one. Dry heat asks for absorbency and shade. Humid heat asks for air and a quick way out for water. The cloth that answers the first can be miserable in the second.
`),
    {
      type: 'quickPicks',
      items: [
        {
          need: 'Summer T-shirt, dry heat',
          pick: '100% cotton, 150–170 GSM',
          to: '/fabrics?category=pure-cotton-fabrics',
        },
        {
          need: 'Humid heat, sport, travel',
          pick: 'Cotton-nylon, 100–150 GSM',
          to: '/fabrics?category=breathable-cotton-nylon-collection',
        },
        {
          need: 'Uniform worn and washed daily',
          pick: 'Polyester-cotton, 180–220 GSM',
          to: '/fabrics?category=polyester-cotton-knits',
        },
        {
          need: 'Polo that must look pressed',
          pick: '60/40 polyester-cotton, 200–220 GSM',
          to: '/collections/polyester-cotton',
        },
      ],
    },
    prose(`
## How a cloth keeps you cool

A body in the heat cools itself by evaporating sweat. A fabric can help in three ways, and they pull against one another.

**It can take up moisture.** Cotton holds about 8.5% of its weight in water vapour before it even feels damp, and far more as liquid. That spares the skin in the first minutes of sweating, and it is why cotton feels dry in dry heat.

**It can pass it on.** Moisture must reach the outer face and leave. Open structures, thin yarns and a little air movement do more for this than any fibre. A thick cotton takes up water readily and gives it back slowly; once it is soaked it clings, and clinging cloth stops the air that would have dried it.

**It can let air through.** In moving air, a porous cloth carries heat away directly. Here the construction is everything. A tight 150 can be closer than an open 180.
`),
    {
      type: 'figure',
      id: 'moisture-path',
      caption:
        'From skin to air: taken up by the cotton, carried along the yarns to the outer face, evaporated there. Block any of the three and the shirt feels hot.',
    },
    prose(`
So the question is never only “is it cotton?” It is how much cotton, how open, and how heavy.

## The weights
`),
    { type: 'gsmChart' },
    prose(`
For hot weather the light band and the lower end of the mid band do nearly all of the work. Ultra-light cloth at 90–120 GSM has its place in layers, linings and scarves, but as a shirt on its own it is seldom the bargain it seems.

### Why a 150–170 tee outlasts a 120

It is tempting to go lighter and lighter. We knit light cloths and sell them gladly for what they are good at. But for a T-shirt, a pure cotton below about 150 GSM meets four troubles together. In white and pastel it shows what is under it. The seam, which is four layers of thread and cloth in one place, becomes so much stiffer than the panel beside it that it puckers. There is little yarn to lose, so abrasion under a bag strap or a seat belt shows within a season. And a light cotton, once wet, hugs the skin, because nothing in it is stiff enough to stand away.

At 150–170 GSM, the cloth still dries in a reasonable time, stands off the body, hides what it should and takes a print. The 30 grams are the difference between a shirt for a festival and a shirt for three summers.

## Garment by weight
`),
    {
      type: 'garmentTable',
      rows: [
        {
          garment: 'Summer T-shirt',
          gsm: '150–170',
          note: 'Pure cotton, tricot or fine piqué; bio-polished',
        },
        { garment: 'Everyday T-shirt', gsm: '160–180', note: 'If it must serve in winter too' },
        { garment: 'Summer shirt', gsm: '170–210', note: 'The lower half for short sleeves' },
        { garment: 'Polo', gsm: '190–220', note: 'Piqué surfaces stand away from the skin' },
        {
          garment: 'Sports and travel top',
          gsm: '100–150',
          note: 'Cotton-nylon; open locknit or net',
        },
        { garment: 'Summer dress', gsm: '120–160', note: 'Line pale shades' },
        {
          garment: 'School or work uniform',
          gsm: '180–220',
          note: 'Polyester-cotton for daily washing',
        },
      ],
    },
    prose(`
## Pure cotton, and what else

### 100% cotton

For dry heat, and for skin that minds. Cotton is soft because its fibre is a flattened, twisted ribbon with no sharp edge, and it does not hold odour the way synthetics do. Ask for combed yarn and bio-polish: a clean surface feels cooler than a fuzzy one, because fuzz holds still air. Our [pure cotton range](/fabrics?category=pure-cotton-fabrics) runs from 150 to 240 GSM; the lower third is your summer.

### Cotton-nylon

For humid heat. When the air is already full of water, cotton’s appetite is no longer a help; it fills and stays full. Nylon takes up about half as much as cotton, is very fine and very strong, and lets us knit an open structure at 100–150 GSM that would fall apart in cotton alone. Water spreads along the filaments to the outer face, the cotton keeps the touch dry, and the whole thing is light enough to dry on the wearer. Start with the [breathable cotton-nylon collection](/fabrics?category=breathable-cotton-nylon-collection).

### Polyester-cotton

For uniforms. It will not beat cotton on a bare back at noon. It will beat it on the hanger the next morning, when the same shirt has been washed overnight and must be worn again uncreased. If the wearer has one shirt and the laundry has one night, choose [polyester-cotton](/fabrics?category=polyester-cotton-knits), and make it breathe by construction: a piqué or an open locknit instead of a plain dense face. The [collection page](/collections/polyester-cotton) sets 65/35 beside 60/40.

## Constructions that breathe

In a warp knit the openness can be planned stitch by stitch, because each thread’s path is written down.

- **Plain tricot** is the baseline: light, flat, even.
- **Locknit** is a little softer and more elastic, with a slightly fuller hand.
- **Piqué and other raised-pattern knits** touch the skin at points and leave air between. At the same GSM they feel cooler than a flat cloth.
- **Nets and meshes** open real holes. Use them at the side, the underarm and the back yoke, where nobody minds seeing through.
- **Stripes of open and closed wales** do some of each, without a seam.

Avoid for heat: anything raised or brushed, satins with long floats against the skin, and heavy softener, which makes a pleasant hand in the shop and slows down absorption on the street.

## Colour and finish

Pale shades reflect more sun, and show more of what is beneath; at 150 GSM a true white wants an underlayer or ten grams more. Dark shades hide everything and heat in direct sun, and in a light cotton they show every place that has rubbed. Mid-tones are the practical choice for outdoor work.

Ask for bio-polish on cotton. Ask for as little silicone as the hand allows. If someone offers a cooling finish, ask how it is tested, and after how many washes.

## Use cases
`),
    {
      type: 'useCases',
      cases: [
        {
          title: 'Retail summer tee',
          gsm: '150–170 GSM',
          text: 'Pure combed cotton tricot, bio-polished, in six to ten shades. Sample two weights of the same shade and wear each for a day before choosing.',
        },
        {
          title: 'Event and promotional shirt',
          gsm: '180–190 GSM',
          text: '60/40 polyester-cotton. It prints cleanly and travels without creasing. It is worn for a day and should survive a year.',
        },
        {
          title: 'Outdoor sales team',
          gsm: '200–220 GSM',
          text: 'Polyester-cotton piqué polo in a mid-tone, open structure, anti-pilling. Two a person, washed on alternate nights.',
        },
        {
          title: 'Coastal sportswear',
          gsm: '100–150 GSM',
          text: 'Cotton-nylon locknit body with net panels. Light, quick to dry, and steady enough to sew at speed.',
        },
      ],
    },
    prose(`
## Before you order

Wash the swatch before judging it; some of its softness may leave in the first water. Hold it to the window over your hand in the palest shade you will use. Wet it, shake it, hang it in the room you are sitting in, and see how long it takes. It costs nothing and tells you more than any adjective on this page.

When two or three remain, take a sample length. We sample from 5–10 m per shade, run bulk from 300–500 m per colour, hold the weight within ±3–5%, and usually dispatch in 10–21 days from the approved shade. To be in the shops by April, sign your shades in the first days of January.
`),
    { type: 'button', href: '/quote', label: 'Request Free Samples' },
    prose(`
Not sure which heat you are dressing for? [Ask the sales desk](/contact): name the city, the month and the garment.
`),
  ],
};
