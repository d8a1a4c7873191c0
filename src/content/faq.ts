import { href } from '../contract/routes.ts';

export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** A page that says more. */
  readonly more?: { readonly label: string; readonly to: string };
}

const page = {
  heading: 'Questions buyers ask',
  lead: '{count.questions|Words} answers, with the figures. If yours is not here, ask the sales desk; the answer will probably become the {count.questions|next}.',
};

const questions: readonly FaqItem[] = [
  {
    id: 'gsm-for-tees',
    question: 'Which GSM should I choose for T-shirts?',
    answer:
      'For everyday tees take 160–180 GSM: opaque in white, steady at the seam, light enough for an Indian year. For summer tees in pure cotton go down to 150–170 GSM. Below 150 a pale shade begins to show what is under it and the shoulder loses its line; above 200 the same shirt becomes a warm one. Polos and uniforms want 190–220 GSM, because a collar and a placket need body behind them.',
    more: { label: 'Read the GSM guide', to: href.article('what-is-gsm-fabric-weight-chart') },
  },
  {
    id: 'cotton-or-polycotton',
    question: 'Cotton or polycotton: which one is right for my garment?',
    answer:
      'Choose 100% cotton where skin comfort decides: tees, innerwear, childrenswear, anything worn in dry heat. Choose polycotton, 65/35 or 60/40 at 180–220 GSM, where the wash decides: uniforms, merchandise, workwear. It dries sooner, creases less, shrinks less and keeps its shade longer, and gives up some of the cotton’s softness and absorbency for it.',
    more: {
      label: 'Cotton vs polyester vs polycotton',
      to: href.article('cotton-vs-polyester-vs-polycotton-gsm-guide-2025', 'blogs'),
    },
  },
  {
    id: 'shrinkage',
    question: 'How much will the fabric shrink?',
    answer:
      'It depends on fibre, construction and finish, so we state it for the fabric you order instead of giving one figure for all. In general cotton moves most, polycotton less, and heat-set nylon least. Warp knits are steadier than weft knits of the same fibre because every loop is held by its neighbour. Tell us the wash your garment must survive; we test the sample length to it, and the limit you approve is written into the order.',
  },
  {
    id: 'constructions',
    question: 'Which constructions do you knit?',
    answer:
      'Warp knits on tricot and raschel machines: tricot, locknit, satin, sharkskin, cord, atlas, piqué, rib, stripe, check, net, jacquard and lace. Guide constructions run from 150 to 300 GSM; nets, laces and cotton-nylon structures go lighter. Each fabric’s page names its construction and shows the lapping of every guide bar, so that a technologist can read it.',
    more: { label: 'Browse every fabric', to: href.catalogue() },
  },
  {
    id: 'custom',
    question: 'Can you make a custom colour, GSM or width?',
    answer:
      'Yes. Send a shade as a physical swatch or a standard colour reference and we make a lab dip for approval. Weight is changed by yarn count and stitch density and is held within ±3–5% of the figure agreed. Width is customizable within what the machine and the frame allow; most fabrics finish between 48 and 72 inches. A custom shade is sampled from 5–10 m before bulk.',
    more: { label: 'Ask for a custom fabric', to: href.quote() },
  },
  {
    id: 'moq-lead-time',
    question: 'What are your MOQs and lead times?',
    answer:
      'Sampling starts at 5–10 m per shade. Bulk starts at 300–500 m per colour, depending on the fabric and whether the yarn is in stock. Typical lead time is 10–21 days from the approved shade, not from the first e-mail, so an early approval is the surest way to an early delivery. Where a fabric’s record says Negotiable, ask: a running shade can often be cut for less.',
  },
  {
    id: 'tests',
    question: 'Which tests do you carry out?',
    answer:
      'In the mill: weight, width, dimensional change after washing, colour fastness to washing and rubbing, and a full-length inspection of each roll. Chemical tests such as azo dyes or formaldehyde, and any test your own customer names, are done by an independent laboratory on the bulk lot. Allow 7–12 working days for testing and 3–5 more for the certificate, 2–3 weeks in all. Tell us the market and the standard before bulk begins.',
    more: { label: 'What a compliance file holds', to: href.article('textile-compliance-2025') },
  },
  {
    id: 'shipping',
    question: 'Do you ship across India and abroad?',
    answer:
      'Yes, to garment makers in India, to the Gulf and elsewhere. Cloth leaves on rolls, each wrapped and ticketed with fabric number, shade lot, metres and net weight. Freight, delivery terms and export papers are settled in the quote, since they depend on the metres and the port. Tell us the destination and whether you or we arrange the carrier.',
    more: { label: 'Contact the sales desks', to: href.contact() },
  },
  {
    id: 'care',
    question: 'How should garments made from your fabric be washed?',
    answer:
      'Each fabric’s page carries its own care line; follow that one. As a rule: cotton, wash warm at most, reshape while damp, iron on the reverse. Polycotton, wash warm, tumble low, needs little ironing. Cotton-nylon and nylon, wash cool, no bleach, no hot iron, line dry in shade. Lace goes in a bag. Wash dark shades apart the first time, whatever the fibre.',
  },
  {
    id: 'buying-online',
    question: 'Can I buy fabric online?',
    answer:
      'You can choose online, and order through the sales desk. There is no basket with a price in it, because the price depends on metres, shade, finish and destination: every fabric reads Quote on Request. Ask for a price on any fabric, or send one quote request for several, and a written answer comes within 24 hours. If you would rather feel it first, the 6-swatch pack is free and leaves in 48–72 hours.',
    more: { label: 'Get the free swatch pack', to: href.samples() },
  },
];

export const faq = { page, questions };
