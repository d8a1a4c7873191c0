import type { TextSection } from './text-section.ts';

export const nylonAbout: readonly TextSection[] = [
  {
    heading: 'Filament, lace and net',
    paragraphs: [
      'Nylon Classic is the part of the book that is knitted from filament alone: no staple, no fuzz, nothing to pill. The yarns are nylon of 30 to 140 denier, bright, semi-dull or full-dull, flat or textured, and the machines are fine, most of them E24 to E32. A fibre this strong can be used very thin, so the cloths are light, 70–120 GSM, and some of them are mostly air.',
      'Seven of the sixteen are laces. They come from raschel machines: a ground of fine chains, a net laid between them, and pattern yarns that thicken the net into petals, fans and shells. The rest are the tricot mill’s own classics, of which the slip, the petticoat and the football shirt have been made for three generations.',
    ],
  },
  {
    heading: 'Choosing by structure',
    paragraphs: [
      'Tricot 12G and locknit 14J are the linings and lingerie cloths, smooth, cool and run-proof. Satin 16E has bright floats over four needles and the highest sheen we make. Sharkskin 18F is its opposite: matt, firm, nearly opaque. Atlas 13D stretches both ways and weighs almost nothing.',
      'Among the nets, tulle 15H has true hexagons of single wales, hexagonal net 15J a larger, tougher mesh, marquisette 15L square windows for curtains and embroidery. Power net 15K has the lap of a corset net with textured nylon where the elastane would be; it holds and does not give.',
      'Among the laces, peony 27B and rose 27D are the rich ones, jasmine 27C the quiet one, fern 27E the closest. The fans of 28B are geometric. Scallops 29A and 29B end in a finished edge and are knitted 42 inches wide.',
    ],
  },
  {
    heading: 'Weight, light and modesty',
    paragraphs: [
      'At these weights the figure tells you less than the lustre does. Dull yarn scatters light and covers; bright yarn lets it through and shines. A full-dull sharkskin at 110 GSM can stand alone, where a bright satin of the same weight wants a lining. Pale shades show more of the body than dark ones. Ask for the swatch in the shade you mean to use.',
    ],
  },
  {
    heading: 'Colour and finish',
    paragraphs: [
      'Nylon takes acid dyes readily and shows them brilliantly: Rani, Anar and Firozi are at their best here. Everything is heat-set, which fixes the width and makes the lace lie flat. Tulle and marquisette can be finished soft or stiff; linings are given an anti-static finish.',
    ],
  },
  {
    heading: 'Care',
    paragraphs: [
      'Wash at 30 °C, gently, and hang to dry; it does not take long. Laces go in a net bag. Iron at up to 110 °C without steam, or not at all.',
    ],
  },
  {
    heading: 'How to buy',
    paragraphs: [
      'By the metre, each price a quote. Sampling is from 5–10 m per shade, bulk from 300–500 m per colour, lead time 10–21 days and weight within ±3–5 %. For lace, send the width of the panel or border you need: we can slit between repeats. The pack of six swatches is free and leaves in 48–72 hours.',
    ],
  },
];

export const nylonLanding: readonly TextSection[] = [
  {
    heading: 'What the machine does best',
    paragraphs: [
      'Warp knitting and nylon grew up together. The yarn is even enough to run for days on a fine-gauge machine, strong enough to be drawn through a guide no wider than a hair, and it can be set by heat into whatever shape the loop was given. Ask any warp knitter to show what the machines can do and the cloth brought out will be nylon.',
      'Ours are in two groups. The tricot machines make the closed cloths and the finer nets. The raschel machines make the lace, with a pattern yarn for every few needles and each of them steered on its own.',
    ],
  },
  {
    heading: 'How a lace is built',
    paragraphs: [
      'Begin with pillars: single chains of loops, 1-0/0-1, each climbing alone. Lay a fine yarn from pillar to pillar and they become a net. Now lay in the pattern yarns. Where they swing across two or three chains the net fills and you see a petal; where they keep to one chain the net stays open and you see air. The outline is a cord many times thicker, laid along the border of the figure by a bar of its own.',
      'Everything in a good lace follows from that: how fine the net, how full the flower, how clean the edge between. On 27B the chains are of 30 denier and the flower of 100 denier bright, so the figure shines and the ground almost disappears. On 27C the flower is full-dull, and the lace might be cotton.',
    ],
  },
  {
    heading: 'Nets and what they are for',
    paragraphs: [
      'Tulle is for volume: layers of 15H under a lehenga or a gown stand out without weight. Hexagonal net is for wear: sports mesh, cap backs, laundry bags. Marquisette is for line: it hangs straight, takes embroidery, and keeps its squares. Power net is for hold. None of the four will ladder, and all may be cut without a hem.',
      'Nets are sold by the same weights as other cloth, 70–120 GSM here, and at 70 a net of stout yarn can be stronger than a closed lining at 90.',
    ],
  },
  {
    heading: 'Linings, lingerie and evening wear',
    paragraphs: [
      'For linings take 12G: forty denier on both bars at E28, the same construction that has lined coats since tricot was invented. For lingerie take locknit 14J. It is a little fuller, and the long lap of the front bar gives the silken back that is worn inside. For evening take satin 16E, and let it hang a day before hemming on the bias.',
      'Sharkskin 18F is for the things nobody notices: flags, bag linings, the dull side of a swimming costume. It prints beautifully.',
    ],
  },
  {
    heading: 'Sewing filament',
    paragraphs: [
      'Cut with a sharp blade, or hot; nylon melts to a clean edge. Sew with a fine ball point and a light pressure, and reduce the speed on satin, because a hot needle will mark it. Lace may be joined along the figure: overlap two repeats, stitch round the petals, trim close, and the seam vanishes. Scalloped edges need nothing at all.',
      'Keep the iron at 110 °C or below. If a panel has been creased in transit, hang it in steam for a quarter of an hour.',
    ],
  },
  {
    heading: 'Your own figure',
    paragraphs: [
      'A lace pattern is a chain of numbers, and we can write one. For 28B, and for any quantity that justifies it, send a drawing with the repeat marked in millimetres. We answer with a rendering, then with knitted metres, then with the lot.',
    ],
  },
  {
    heading: 'Terms',
    paragraphs: [
      'From 5–10 m per shade for sampling and from 300–500 m per colour in bulk; 10–21 days; ±3–5 % on weight. Widths are to order, 42 inches on the scallops. Six swatches are free, posted in 48–72 hours, and lace swatches are cut large enough to show a whole repeat.',
    ],
  },
];
