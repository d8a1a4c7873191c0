import type { TextSection } from './text-section.ts';

export const cottonNylonAbout: readonly TextSection[] = [
  {
    heading: 'About these knits',
    paragraphs: [
      'Cotton-nylon warp knits are made on two guide bars: cotton on the bar that meets the skin, nylon on the bar that carries the strain. The cloth breathes like cotton and dries sooner, and because every end laps its own needle it does not ladder when cut.',
      'Nylon is the lightest of the common fibres and among the toughest, so a fine filament of 40 or 70 denier can hold a cloth together that pure cotton would have to make heavier. That is the whole idea of the collection: less weight for the same life, and room between the yarns for air.',
    ],
  },
  {
    heading: 'Weights from 100 to 150 GSM',
    paragraphs: [
      'Choose 100–120 for linings, sleeves and summer tops, 130–150 for tees, uniforms and anything that will be printed. In the bands of our chart that is ultra-light, 90–120, and light, 120–160. These knits are cool to wear, so they feel lighter than the figure; if you are coming from a 170 GSM cotton jersey, ask for 140 here before you decide. Weight is held within ±3–5 %.',
    ],
  },
  {
    heading: 'Closed, open and patterned',
    paragraphs: [
      'Closed cloths come first: tricot 12A, locknit 14B and 14D, reverse locknit 19A, satin 16C, queen’s cord 17A, sharkskin 18B. They look plain and are the ones ordered again and again.',
      'The open ones are nets. Sandfly 15A has diamonds, hexagonal net 15E has six sides, marquisette 15D small square windows, pin mesh 15F a hole at every fourth needle. None of them ladders, because each hole is bounded by knotted wales, not by missing yarn.',
      'Then come the patterned: shadow stripe 24C, where bright and dull nylon share one dye-bath, pillar stripe 24D, the atlas check 25C, the spot jacquard 26B and a lace, 27A, with cotton roses on a nylon net.',
    ],
  },
  {
    heading: 'Dyeing two fibres',
    paragraphs: [
      'Nylon takes acid dye and cotton reactive, so each can be brought to the same shade or to two. A solid shade is the usual order. Leave one fibre pale and the lapping appears as a fine two-tone; it costs one bath less and cannot be imitated by print. Where the composition reads “Cotton & Nylon” the two lie on separate yarns and will always show a little of this; “Cotton/Nylon Blend” dyes more nearly level.',
    ],
  },
  {
    heading: 'Care',
    paragraphs: [
      'Machine wash at 40 °C, tumble on low, iron no hotter than 110 °C and from the back: the nylon decides. Stretch numbers with elastane, 14H and 15G in the catalogue, should be dried flat and not ironed at all.',
    ],
  },
  {
    heading: 'How to buy',
    paragraphs: [
      'Fabric is sold by the metre. Sampling is from 5–10 m per shade, bulk from 300–500 m per colour, and a lot is ready in 10–21 days. Widths are set to order, typically 48 to 72 inches. A free pack of six swatches leaves the mill within 48–72 hours: in this collection take one closed cloth, one net and one stripe, and hold all three to the light.',
    ],
  },
];

export const cottonNylonLanding: readonly TextSection[] = [
  {
    heading: 'Light cloth for a hot country',
    paragraphs: [
      'Punjab in June is a fair test of a fabric. What you want is a cloth that takes sweat off the skin, spreads it, and lets it go; a cloth that does not cling when it is wet and does not weigh you down when it is dry. Cotton alone does the first part. Nylon alone does the last. Knitted together on two bars they cover the whole afternoon.',
      'The collection is therefore the lightest of our closed cloths, at 100–150 GSM, and it is also the widest: more structures are knitted here than in any other, because the pairing behaves differently in each.',
    ],
  },
  {
    heading: 'Which bar carries which fibre',
    paragraphs: [
      'In a two-bar knit the front bar shows on both sides: its loops lie uppermost on the face, its underlaps uppermost on the back. Put nylon there, as in locknit 14B, and the cloth is smooth, a little cool, and prints clean. Put cotton there, as in reverse locknit 19A or sharkskin 18B, and the cloth is dry and matt, with the nylon working unseen between.',
      'A laid-in cloth goes further. In 21E the cotton is never formed into loops at all; it lies in the back of a nylon tricot, unbent, and keeps all of its softness and its strength. Turn that side to the skin.',
    ],
  },
  {
    heading: 'Air, measured by eye',
    paragraphs: [
      'Hold a swatch against a window. A tricot shows an even grey; a pin mesh shows stars; a sandfly net shows the window. More light is more air, and you can choose the amount for each part of a garment: a closed body, a mesh under the arm, a net yoke. All are dyed from the same book, so that the parts agree.',
      'Nets are recorded at 90–115 GSM, which is not much lighter than a tricot. That is intended. A net carries its weight in fewer, thicker ends, and those ends are what stop a fingernail.',
    ],
  },
  {
    heading: 'Where it is used',
    paragraphs: [
      'Sports tops, running vests and the linings of track jackets; blouses, kurtas, dupattas and summer dresses; school and clinic uniforms for the plains; vests, slips and nightwear; pocketing, yokes, trims. Printers like the sharkskin because it hardly stretches on the table, and embroiderers the pillar inlay 21D because it does not stretch at all.',
      'It is not a cloth for heavy workwear or for the industrial tunnel finisher. For those look at polyester-cotton from 190 GSM upward.',
    ],
  },
  {
    heading: 'Cutting and sewing',
    paragraphs: [
      'Use a fine ball point, size 65 or 70, and a polyester core thread. Lower the presser foot: nylon is smooth and the plies like to slide. Nets are cut with paper between the layers. Locknit 14B curls a little toward the face; 19A hardly does, which is why it exists. Fusing must stay below 120 °C.',
      'If a seam grins, it is nearly always the tension and not the cloth. Send us the panel and we will say so plainly either way.',
    ],
  },
  {
    heading: 'Terms',
    paragraphs: [
      'Sampling from 5–10 m per shade, bulk from 300–500 m per colour, 10–21 days, ±3–5 % on weight, width to order. The free pack holds six swatches and is sent in 48–72 hours. For a number named Custom tell us the weight and width first, and we answer with the construction.',
    ],
  },
];
