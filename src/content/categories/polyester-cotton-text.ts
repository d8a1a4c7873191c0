import type { TextSection } from './text-section.ts';

export const polyesterCottonAbout: readonly TextSection[] = [
  {
    heading: 'Made for the garment that works',
    paragraphs: [
      'Polyester and cotton divide the labour. Cotton takes up moisture and feels dry on the skin; polyester holds the shape, keeps the shade and shortens the ironing. In a warp knit we can put them together in two ways: blended in one spun yarn, 65/35 or 60/40, or kept apart, with cotton on one guide bar and polyester filament on another.',
      'The first way gives an even, familiar cloth. The second puts each fibre where it is of use: spun yarn where a hand will touch it, filament where the load is carried. The exact share by weight stands on every fabric’s own page, worked out from the yarn that each bar consumes.',
    ],
  },
  {
    heading: '65/35 or 60/40',
    paragraphs: [
      'Take 65/35 where the laundry is industrial and the garment has to look the same in a year: hotel staff, security, workshops, schools. Take 60/40 where it will be worn next to the skin for a long day: polos, tees, sports tops. The difference of five points is small on paper and noticeable by the second afternoon.',
    ],
  },
  {
    heading: 'Choosing a weight',
    paragraphs: [
      'The collection is specified at 160–240 GSM, and polycotton is most often ordered at 180–220. Everyday tees want 160–180, shirts 170–210, polos and uniforms 190–220. Below 160 you will find nets, satins and linings, such as the pin mesh 15B at 140. Leggings at 200–280 need elastane; the stretch locknit 14G has it. All weights are held within ±3–5 %.',
    ],
  },
  {
    heading: 'Structures in this collection',
    paragraphs: [
      'The firm cloths are queen’s cord 17C, king’s cord 17D and sharkskin 18C: they crease where you press them and nowhere else. The polo cloths are piqué 22C and honeycomb piqué 22B. Locknit 14C is the print tee, loop-raised 20B the tracksuit. For pattern without printing there are stripes, checks and jacquards, among them the atlas check 25A and the damask 26A. Laid-in 21B does not stretch at all and is bought by bag and mattress makers.',
    ],
  },
  {
    heading: 'Finishing and care',
    paragraphs: [
      'Polyester is set by heat, so the width and weight of these knits are fixed on the stenter and stay fixed. Anti-pilling is usual on spun blends; soil-release and moisture-wicking finishes are added to order and last about as long as the garment’s useful life, not for ever.',
      'Wash at 60 °C, tumble on medium, iron at up to 150 °C. Polyester is dyed at high pressure and cotton after it, so a two-fibre shade takes two baths and a little longer than a pure cotton one.',
    ],
  },
  {
    heading: 'How to buy',
    paragraphs: [
      'By the metre, on a quote. The pack of six swatches is free and leaves in 48–72 hours; sampling is from 5–10 m per shade, bulk from 300–500 m per colour, lead time 10–21 days. Send the garment you want to match, and say how it will be washed: that decides the blend more surely than anything else.',
    ],
  },
];

export const polyesterCottonLanding: readonly TextSection[] = [
  {
    heading: 'The cloth behind the counter',
    paragraphs: [
      'Look at who is wearing polycotton: the receptionist, the bus driver, the pupil, the man who reads the meter. It is the cloth of people who cannot choose to stay at home because their shirt is damp. We knit it for that life. It should dry overnight, keep its collar line and still be the same blue as the shirt issued last year.',
      'Warp knitting helps with each of these. The structure is set by heat, it does not ladder, and its length barely changes, so that a uniform made in March fits beside one made in October.',
    ],
  },
  {
    heading: 'How the two fibres are put together',
    paragraphs: [
      'In a blended yarn every centimetre holds both fibres. It dyes to a level shade and pills less the more polyester is anchored by twist; ours is ring-spun at Ne 40 to Ne 60. In a two-bar cloth the fibres never meet until they are knitted. Polyester filament of 50 to 150 denier goes on one bar, spun yarn on the other, and you choose which of them the eye should find. In sharkskin 18C the spun bar is in front; in the satin 16A it is the bright filament.',
      'There is a third way, used for fleece: textured polyester in the front bar, to be raised into a nap, over a spun ground that stays flat. That is 20B.',
    ],
  },
  {
    heading: 'Weights at a glance',
    paragraphs: [
      'Linings and meshes run from 140 to 160 GSM. Tees run from 160 to 180, with 180 the safer choice if the print is large. Shirts are 170–210; polos and uniforms 190–220. Ribs are usually asked for at 220–300 and hoodies at 260–340: those we knit to order, in the structures of 23A and 20B with heavier yarn.',
      'A heavier cloth is not a stronger one. If a trouser has failed at the knee, a king’s cord at 200 will outlast a locknit at 240, because the laps behind it are longer.',
    ],
  },
  {
    heading: 'Shade and fastness',
    paragraphs: [
      'Polyester takes disperse dye, cotton takes reactive, and a match is the art of making both arrive at one colour under more than one lamp. We check under daylight and shop light and send you the dip before we dye the lot. Where a colour must be matched for years, give us a cutting of the standard to keep; a name or a number on a screen is not a standard.',
      'Cross-dyed effects are possible wherever the fibres lie on separate bars: dye only one of them and the cloth shows its own lapping.',
    ],
  },
  {
    heading: 'Making up',
    paragraphs: [
      'These cloths relax little, but let them rest some hours before you cut. A standard overlock seam is enough for everything but the cords, which like a safety stitch. Heat transfers hold on locknit and sharkskin; test the press at 150 °C and no higher. Sublimation print needs polyester on the face: ask for 14E or 16A rather than a spun number, and expect a softer, heathered print where cotton shows.',
      'For badges and logos, queen’s cord takes a dense embroidery without puckering. On piqué use a water-soluble topping so that the stitches do not sink into the cells.',
    ],
  },
  {
    heading: 'Terms',
    paragraphs: [
      'Bulk from 300–500 m per colour; one jacquard, 26A, starts at 500 meters because the machine must be re-chained for it. Sampling is from 5–10 m per shade, delivery 10–21 days after approval, weight within ±3–5 %, width to order. Six swatches are free and posted in 48–72 hours. There is no price list: tell us shade, metres and finish, and a person at the mill answers.',
    ],
  },
];
