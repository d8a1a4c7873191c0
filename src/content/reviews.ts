import { href } from '../contract/routes.ts';

export interface Review {
  readonly id: number;
  readonly name: string;
  readonly company: string;
  readonly rating: 5;
  readonly review: string;
  /** Month and year, as shown. */
  readonly date: string;
  /** Same month for machines, 'YYYY-MM'. */
  readonly month: string;
  /** Written for the demonstration; preflight asks the owner for real ones. */
  readonly sample?: true;
}

const page = {
  heading: 'Customer Reviews',
  lead: 'Trusted by {claims.clientsReviews.text}. These six stand for what they buy from us and why they come back.',
  sampleNotice: 'Sample reviews, shown to demonstrate this page.',
  primary: { label: 'Explore Our Fabrics', to: href.fabrics() },
  secondary: { label: 'Get Quote', to: href.quote() },
  closing: 'Judge by the cloth: ask for six swatches, or for a quote on your own metres.',
};

const all: readonly Review[] = [
  {
    id: 1,
    name: 'Head of sourcing',
    company: 'A T-shirt maker, Ludhiana',
    rating: 5,
    review:
      'We ordered 180 GSM and weighed every roll on arrival. The lowest read 177, the highest 184. I have stopped weighing every roll.',
    date: 'March 2025',
    month: '2025-03',
    sample: true,
  },
  {
    id: 2,
    name: 'Uniform buyer',
    company: 'A school-wear supplier, Jalandhar',
    rating: 5,
    review:
      'Forty washes on the 65/35 and the navy is still navy. Parents notice collars and colour; neither has come back to me this year.',
    date: 'April 2025',
    month: '2025-04',
    sample: true,
  },
  {
    id: 3,
    name: 'Design lead',
    company: 'A lingerie label, Mumbai',
    rating: 5,
    review:
      'The lace arrived with its repeat drawn to scale on the ticket. Our cutter placed the motif without asking a single question.',
    date: 'May 2025',
    month: '2025-05',
    sample: true,
  },
  {
    id: 4,
    name: 'Merchandiser',
    company: 'A sportswear brand, Dubai',
    rating: 5,
    review:
      'I sent a photograph of a competitor’s mesh. The desk named the construction, said what they would change, and the swatch was in Dubai within the week.',
    date: 'June 2025',
    month: '2025-06',
    sample: true,
  },
  {
    id: 5,
    name: 'Production manager',
    company: 'A polo shirt factory, Tiruppur',
    rating: 5,
    review:
      'They told us our first choice was too light for a placket and sent the 210 beside it. It cost them a smaller order. We have placed four since.',
    date: 'July 2025',
    month: '2025-07',
    sample: true,
  },
  {
    id: 6,
    name: 'Founder',
    company: 'A childrenswear studio, Jaipur',
    rating: 5,
    review:
      'Three hundred metres is not much to a mill. We were treated as if it were three thousand: lab dips, two rounds, and bulk on the eighteenth day.',
    date: 'August 2025',
    month: '2025-08',
    sample: true,
  },
];

export const reviews = { page, all };
