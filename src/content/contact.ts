import { href } from '../contract/routes.ts';

/** Texts of the contact page; those of its forms are with their schemas. */
export const contact = {
  heading: 'Contact Us',
  lead: 'A person at the mill reads what you send and answers within 24 hours. {claims.clientsContact.text} ring these desks by name.',
  /** The three ways of the slip that home and this page both show. */
  ways: {
    catalog: {
      heading: 'Get Catalog',
      text: 'The whole book, by e-mail.',
      field: 'E-mail',
      placeholder: 'you@company.com',
      button: 'Send Catalogue',
    },
    call: {
      heading: 'Schedule Call',
      text: '{mill.hours.calls.label}. Confirmed {terms.response.call.text}.',
      nameField: 'Name',
      phoneField: 'Phone',
      placeholder: '+91',
      namePlaceholder: 'Your name',
      button: 'Schedule Call',
    },
    whatsapp: {
      heading: 'WhatsApp',
      text: 'Send a photograph of the cloth you have; we will tell you its construction and what we knit that is nearest.',
      button: 'Open WhatsApp',
    },
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
    hoursText: '{mill.hours.office.label}, India time (IST)',
  },
  quote: { label: 'Get Quote', to: href.quote() },
  call: { label: 'Schedule a Call', to: href.scheduleCall() },
};
