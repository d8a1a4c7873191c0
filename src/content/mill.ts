import type { Look } from '../domain/design/mark-of.ts';

/** Who sells the cloth, where, and how to reach them. */
export interface Mill {
  readonly name: string;
  readonly shortName: string;
  readonly subtitle: string;
  /** The head-line device of header and footer; decorative to screen readers. Empty: none. */
  readonly wordmark: string;
  readonly gloss: string;
  readonly blurb: string;
  readonly noScript: string;
  readonly soldByTheMetre: string;
  readonly timeZone: string;
  readonly language: string;
  readonly legal: {
    readonly name: string;
    readonly description: string;
    /** The person who answers for personal data; Indian law requires a reachable contact. */
    readonly grievanceContact: string;
  } & Replaceable;
  readonly sales: { readonly email: string } & Replaceable;
  /** The first one is called when only one is named. */
  readonly contacts: readonly [Contact, ...Contact[]];
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly postcode: string;
    readonly country: string;
    readonly countryCode: string;
  } & Replaceable;
  readonly hours: { readonly office: Hours; readonly calls: Hours } & Replaceable;
  readonly whatsapp: {
    /** Country code first, digits only, as wa.me wants it. */
    readonly number: string;
    readonly phone: string;
    readonly base: string;
    readonly greeting: string;
    readonly customRequest: string;
  } & Replaceable;
  readonly linkedin: { readonly label: string; readonly href: string } & Replaceable;
  /** Its own colours within the design, and its mark; absent: as shipped. */
  readonly look?: Look;
}

export interface Contact extends Replaceable {
  readonly name: string;
  readonly serves: string;
  readonly phone: string;
  readonly tel: string;
}

export interface Hours {
  readonly label: string;
  /** As schema.org writes opening hours. */
  readonly schema: string;
  /** ISO weekdays, Monday is 1. */
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

interface Replaceable {
  /** Shipped as a demonstration and to be replaced by the owner. */
  readonly placeholder?: boolean;
}

/**
 * Who the mill is. The shipped identity is a demonstration: every group marked `placeholder: true`
 * must be replaced by the owner before going live, and `npm run preflight` lists those still marked.
 */
export const mill: Mill = {
  name: 'Taana Warp Knits',
  shortName: 'Taana',
  subtitle: 'Premium Textile Manufacturers',
  wordmark: 'ਤਾਣਾ',
  gloss: 'The warp: the threads that run the whole length of the cloth.',
  blurb:
    'Taana Warp Knits is a mill in Amritsar, Punjab. We knit, dye and finish warp-knitted fabrics in pure cotton, polyester-cotton, cotton-nylon and nylon lace, and sell them by the metre.',
  noScript: 'Contact us for quotes and samples.',
  soldByTheMetre: 'Fabric is sold by the metre, never as garments. Every price is a quote.',
  timeZone: 'Asia/Kolkata',
  language: 'en',

  legal: {
    name: 'Taana Warp Knits',
    description: 'Manufacturer of warp-knitted fabrics',
    grievanceContact: 'Domestic sales desk',
    placeholder: true,
  },

  sales: { email: 'sales@taana.example', placeholder: true },

  contacts: [
    {
      name: 'Domestic sales desk',
      serves: 'Orders within India',
      phone: '+91 183 000 0001',
      tel: '+911830000001',
      placeholder: true,
    },
    {
      name: 'Export sales desk',
      serves: 'The Gulf and other countries',
      phone: '+91 183 000 0002',
      tel: '+911830000002',
      placeholder: true,
    },
  ],

  address: {
    street: 'Focal Point, Mehta Road',
    city: 'Amritsar',
    region: 'Punjab',
    postcode: '143001',
    country: 'India',
    countryCode: 'IN',
    placeholder: true,
  },

  hours: {
    office: {
      label: 'Mon-Fri 9AM-6PM',
      schema: 'Mo-Fr 09:00-18:00',
      days: [1, 2, 3, 4, 5],
      opens: '09:00',
      closes: '18:00',
    },
    calls: {
      label: 'Mon-Sat, 9AM-6PM',
      schema: 'Mo-Sa 09:00-18:00',
      days: [1, 2, 3, 4, 5, 6],
      opens: '09:00',
      closes: '18:00',
    },
    placeholder: true,
  },

  whatsapp: {
    number: '911830000001',
    phone: '+91 183 000 0001',
    base: 'https://wa.me/911830000001',
    greeting: 'Hello Taana Warp Knits, I am looking at your fabrics and would like to know more.',
    customRequest:
      'Hello Taana Warp Knits, I need a fabric made to order. The garment, weight and metres are:',
    placeholder: true,
  },

  linkedin: { label: 'LinkedIn', href: 'https://linkedin.taana.example/', placeholder: true },
};
