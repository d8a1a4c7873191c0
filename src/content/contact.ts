import { href } from '../contract/routes.ts';
import { claims } from './claims.ts';
import { contactSection } from './home.ts';
import { mill } from './mill.ts';
import { topBar } from './navigation.ts';

/** Texts of the contact page; those of its forms are with their schemas. */
export const contactPage = {
  heading: 'Contact Us',
  lead: `A person at the mill reads what you send and answers within 24 hours. ${claims.clientsContact.text} ring these desks by name.`,
  ways: {
    catalog: contactSection.catalog,
    call: { ...contactSection.call, namePlaceholder: 'Your name', button: 'Schedule Call' },
    whatsapp: { ...contactSection.whatsapp, href: topBar.whatsapp.href },
  },
  message: {
    heading: 'Send Message',
    lead: 'Name the garment, the weight and the metres, or only the question. A name and one way to answer are enough.',
  },
  direct: {
    heading: 'Direct contact',
    sales: 'Sales',
    mill: 'Mill',
    hours: 'Office hours',
    hoursText: `${mill.hours.office.label}, India time (IST)`,
  },
  quote: { label: 'Get Quote', to: href.quote() },
  call: { label: 'Schedule a Call', to: href.scheduleCall() },
} as const;
