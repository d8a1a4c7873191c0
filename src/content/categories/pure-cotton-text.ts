import type { TextSection } from './text-section.ts';

export const pureCottonAbout: readonly TextSection[] = [
  {
    heading: 'Cotton that keeps its length',
    paragraphs: [
      'A weft-knit cotton jersey is one yarn travelling across the cloth. Cut it and the edge rolls; snag it and a ladder runs. Our cottons are warp knitted: every needle has its own end of yarn, and each end laps sideways into its neighbours as it climbs. The cloth stretches a little across the body, hardly at all down its length, and a cut edge stays where the knife left it.',
      'The yarns are combed and mostly compact-spun, Ne 30 to Ne 60. Compact yarn matters more here than in jersey: a warp-knitting machine draws every end through a guide thousands of times an hour, and loose fibre would gather there as lint. What the machine asks for, the wearer gets too: a clear surface that is slow to pill.',
    ],
  },
  {
    heading: 'Choosing a weight',
    paragraphs: [
      'We knit pure cotton to 150–240 GSM. For a summer tee take 150–170, for an everyday tee 160–180, for knitted shirts 170–210, for polos and uniforms 190–220. The {count.shown.pure-cotton-fabrics|words} numbers on this page are recorded between 130 and 200 GSM; a heavier one is a matter of yarn and run-in, so ask.',
      'Weight is held within ±3–5 %. The tolerance is the same for the first metre and the last, because the warp is measured on to the beam and every course takes the length of yarn the run-in allows, no more.',
    ],
  },
  {
    heading: 'Structures in this collection',
    paragraphs: [
      'Two-bar tricot (12B) is the plain one and the softest for the money. Locknit (14A) has the smoother face and a silkier back; reverse locknit (19B) gives up some of that silk for an edge that does not curl. Queen’s cord (17B) and sharkskin (18A) are the firm cloths, made for uniforms, workwear and print. Piqué (22A) lifts the cloth off the skin in six-sided cells, atlas (13A) is open and light for stoles and kurtas, and the loop-raised 20A is brushed on one side like flannel.',
    ],
  },
  {
    heading: 'Finishing and care',
    paragraphs: [
      'Every cotton is scoured and dyed with reactive dyes, and all but the atlas and the raised cloth are pre-shrunk before they are rolled. Bio-polish takes off the surface fibre; mercerising, on 13A, 17B and 19B, adds lustre and a deeper shade from the same dye. Silicone softener is optional: leave it off if you will print with water-based ink.',
      'Wash at 40 °C with like colours, dry in shade or on low heat, iron hot. Expect the first wash to take up what little relaxation the compactor left; we tell you the figure measured on your lot.',
    ],
  },
  {
    heading: 'How to buy',
    paragraphs: [
      'Cloth is sold by the metre, never as garments, and every price is a quote. Ask for the free pack of six swatches first; it leaves the mill in 48–72 hours. Sampling is from 5–10 m per shade, bulk from 300–500 m per colour, and a lot takes 10–21 days from the day the shade is approved.',
    ],
  },
];

export const pureCottonLanding: readonly TextSection[] = [
  {
    heading: 'One fibre, {count.structures.pure-cotton-fabrics|words} structures',
    paragraphs: [
      'Everything here is cotton and nothing but cotton: no filament in the back bar, no elastane in the seam. What changes from number to number is the way the yarn is lapped, and that decides how the cloth behaves far more than most buyers expect. A tricot and a sharkskin from the same beam are as different as a vest and a pair of overalls.',
      'Read the notation under each name as a drawing. In 1-0/1-2 the guide laps one needle and comes back: a short, soft stitch. In 3-4/1-0 it travels across three, and that long lap is what makes a cord stand and a sharkskin refuse to stretch.',
    ],
  },
  {
    heading: 'Why warp-knit cotton is uncommon',
    paragraphs: [
      'Most warp knitting is done with filament, because filament is strong, even and clean. Cotton is none of these without help. It must be combed, spun compact, and wound on to beams at a tension that a hundred bobbins share exactly. One tight end and the whole width shows a line. The mills that bother are few, which is why a cotton warp knit is often new to people who have bought cotton all their lives.',
      'The reward is a cloth with the handle of a jersey and some of the manners of a woven. It can be cut in high lays, it does not ladder from a needle hole, and a side seam is still a side seam after a season.',
    ],
  },
  {
    heading: 'Weights, and the garments they suit',
    paragraphs: [
      'At 130–150 GSM cotton is for scarves, linings and layers. From 150 to 170 it makes summer tees that can be seen to be cotton; from 160 to 180 the tee that is worn all year. Shirts sit at 170–210, polos and uniforms at 190–220. Above 220 we knit to order only, and for hoodies at 260–340 we would point you to a blend or a raised cloth.',
      'If you are unsure, order two weights of one number at 5 m each and sew both. It costs less than a meeting.',
    ],
  },
  {
    heading: 'Colour on cotton',
    paragraphs: [
      'Reactive dye bonds with the fibre, so the shade is fast to washing and fairly fast to light. Our book runs from Safed and Moti through Haldi, Majith and Rani to Neel and Kala, and each fabric shows the shades it is kept in; a laboratory dip to your own standard takes a few days. Deep reds and blues look best on mercerised numbers. Pale shades look best on piqué, where the relief gives them shadow.',
      'Striped articles such as 24A are knitted with yarn that is dyed before it is warped. The stripe cannot shift or bleed, and the ground may still be dyed in the piece.',
    ],
  },
  {
    heading: 'On the cutting table and the machine',
    paragraphs: [
      'Let the cloth lie open for some hours before cutting; twelve is better than two. Lay it face to face if it has a raised side. Use a fine ball-point needle, and do not stretch the cloth into the feed: it will not stretch back, because it was never meant to go. Hems can be left raw on tricot, locknit and sharkskin, which saves an operation on linings and pyjamas.',
      'Embroidery sits well on queen’s cord and sharkskin without a backing sheet. For screen print choose sharkskin or reverse locknit and tell us, so that the softener is left out of the last bath.',
    ],
  },
  {
    heading: 'Terms',
    paragraphs: [
      'Sampling from 5–10 m per shade, bulk from 300–500 m per colour, 10–21 days from approval, weight within ±3–5 %. Widths are set to order, usually 48 to 72 inches. The free pack of six swatches is sent in 48–72 hours, and prices are quotes: tell us the number, the shade, the width and the metres.',
    ],
  },
];
