import { href } from '../contract/routes.ts';

export const about = {
  heading: 'About Us',
  lead: 'A warp-knitting mill in {mill.address.city}. We make cloth, we sell it by the metre, and we say in writing what it will weigh.',
  established: '{claims.established.text}',

  story: {
    heading: 'Our story',
    paragraphs: [
      'Taana is the Punjabi and Hindi word for warp: the threads that run the whole length of the cloth. It is an old word in Amritsar, a city that has long lived by cloth. We took it for our name because it is what our machines do. A weft knit grows sideways from one thread. A warp knit takes hundreds of threads at once, lays each around its own needle, and grows lengthwise, whole, in a single stroke.',
      'The mill was established in {claims.established.value}. What has changed since is the speed of the bars and the fineness of the yarn; what has not is the order of the work. Yarn is warped onto beams, knitted on tricot and raschel machines, set, dyed, finished and inspected, under one roof. When a buyer asks why a shade drifted or a width came up short, the person who can answer is at the other end of the same shed.',
      'Today we knit pure cotton for tees, polos and childrenswear; polyester-cotton for uniforms and merchandise; cotton-nylon for clothes that must breathe and dry; and nylon lace, net and satin. Garment makers, brands and uniform buyers take it by the metre, in India, in the Gulf and beyond. We have never sold a garment. It keeps us honest: the cloth is all we have to show.',
    ],
  },

  highlights: [
    {
      title: 'Established {claims.established.value}',
      text: '{claims.since.text} at the same craft: warp knitting, and the dyeing and finishing that go with it.',
    },
    {
      title: '{claims.workingSpace.value|thousands} sq ft of working space',
      text: 'Warping, knitting, dyeing, finishing and inspection in one place, so that one order has one address.',
    },
    {
      title: '{claims.capacity.value|thousands} mtrs a month',
      text: 'Enough capacity to carry a uniform programme, and small enough lots to sample a single shade.',
    },
    {
      title: '{claims.products.text} products',
      text: 'Tricots, locknits, satins, piqués, ribs, nets and lace, each with a number, a record card and a swatch.',
    },
  ],

  mission: {
    heading: 'Our mission',
    text: 'To make warp-knitted cloth that is exactly what its ticket says, and to make buying it as plain as reading that ticket: fibre, weight, width, shade, metres, days.',
  },

  values: {
    heading: 'Six values',
    items: [
      {
        title: 'Say the number',
        text: 'Weight, width, shrinkage, days. A figure can be checked; an adjective cannot. GSM is held within ±{terms.gsmTolerance.from}–{terms.gsmTolerance.to}%.',
      },
      {
        title: 'Approve before bulk',
        text: 'A shade is dipped, a length is sampled ({terms.sampling.text}), and nothing is dyed in bulk until the buyer has said yes.',
      },
      {
        title: 'Tell the buyer no',
        text: 'If a cloth is wrong for the garment we say so before the order, even when it makes the order smaller.',
      },
      {
        title: 'Keep the record',
        text: 'Every fabric has its lapping, yarn, gauge and finish on a card. A repeat order in three years starts from that card, not from memory.',
      },
      {
        title: 'Waste little',
        text: 'Warp ends are planned to the beam, offcuts become swatches, and a roll that misses its band is regraded, never slipped in.',
      },
      {
        title: 'Answer',
        text: 'Within 24 hours, by a person at the mill who has seen the cloth.',
      },
    ],
  },

  partner: {
    heading: 'Work with us',
    text: 'Bring a garment, a weight and a rough number of metres. We will bring swatches.',
    primary: { label: 'Explore Our Fabrics', to: href.fabrics() },
    secondary: { label: 'Contact Us', to: href.contact() },
  },
};

export type AboutTexts = typeof about;
