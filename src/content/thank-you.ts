import { href } from '../contract/routes.ts';
import type { EnquiryKind } from '../domain/enquiry/kind.ts';

export interface ThankYou {
  readonly title: string;
  readonly message: string;
  /** The 'Please Note' line. */
  readonly note: string;
}

/** By the kind of enquiry; a kind without an entry gets the generic thanks. */
const byKind: Readonly<Partial<Record<EnquiryKind, ThankYou>>> = {
  price: {
    title: 'Thank You for Your Price Request',
    message:
      'It is on the sales desk. We answer with a price for the fabric you named within 24 hours, by the way you chose.',
    note: 'Fabric is sold by the metre, not as garments. The price depends on metres, shade and finish, so have those ready.',
  },
  call: {
    title: 'Your Call Is Requested',
    message: 'Our team will contact you at your preferred time within 24 hours.',
    note: 'Calls are made Mon-Sat, 9AM-6PM India time (IST). Keep the fabric numbers you liked at hand.',
  },
  quote: {
    title: 'Thank You for Your Quote Request',
    message:
      'Your request has reached the mill. You will have a written answer within 24 hours, with the weight, width, metres and lead time spelled out.',
    note: 'We sell fabric by the metre, not finished garments.',
  },
  catalog: {
    title: 'Your Catalogue Is on Its Way',
    message: 'The catalogue was sent to you by e-mail. You can also download it here at once.',
    note: 'If it has not arrived in a few minutes, please check your spam folder.',
  },
  contact: {
    title: 'Thank You for Your Message',
    message: 'A person at the mill reads it and answers within 24 hours.',
    note: 'The office is open Mon-Fri 9AM-6PM India time (IST). What arrives on a weekend is read on Monday.',
  },
  design: {
    title: 'Your Cloth Is on the Sales Desk',
    message:
      'The mill opens your design as you drew it and answers within 24 hours: whether it knits it, on which machine, and for how much.',
    note: 'A design of your own is sampled from 5-10 m before it is knitted in quantity.',
  },
  sample: {
    title: 'Your Swatch Pack Is Being Cut',
    message: 'The swatches you chose, up to six, leave the mill in 48-72 hours. They cost nothing.',
    note: 'A swatch shows hand, weight and surface. A shade of your own is sampled from 5-10 m.',
  },
};

const generic: ThankYou = {
  title: 'Thank You',
  message: 'We have your request and answer within 24 hours.',
  note: 'Fabric is sold by the metre, never as finished garments.',
};

const page = {
  noteLabel: 'Please Note',
  home: { label: 'Back to Home', to: href.home() },
  catalogue: { label: 'Browse the Catalogue', to: href.catalogue() },
  contact: { label: 'Contact Us', to: href.contact() },
  /** Shown after a catalogue request: the mail may be slow, the page is not. */
  download: { label: 'Download the Catalogue (PDF)', file: '/catalogue.pdf' },
  questions: 'Questions in the meantime?',
  email: '{mill.sales.email}',
  phone: '{mill.contacts.0.phone}',
};

/** Opens over /quote when the request was taken. */
const quoteDialog = {
  title: 'Thank You for Your Quote Request',
  message: 'Your request has reached the mill. We respond within 24 hours.',
  note: 'We sell fabric by the metre, not finished garments.',
  catalogue: { label: 'Complete Catalogue', to: href.catalogue() },
  close: 'Continue Browsing',
};

export const thankYou = { byKind, generic, page, quoteDialog };
