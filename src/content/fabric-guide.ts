import { href } from '../contract/routes.ts';

/** Texts of the page around the AI assistant, of use also where the assistant is not. */
export const fabricGuide = {
  heading: 'AI Fabric Guide',
  lead: 'Ask which fabric, weight or blend suits a garment. The guide answers from the mill’s own records, and says so when they hold no answer.',
  answers: {
    heading: 'What it can answer',
    items: [
      {
        title: 'Which cloth',
        text: 'Fibre, construction and finish for a garment, a climate and a laundry.',
      },
      {
        title: 'Which weight',
        text: 'GSM for tees, polos, shirts and uniforms, and what it turns into: {terms.gsmTolerance.text} is what we hold it to.',
      },
      {
        title: 'Which terms',
        text: 'Sampling {terms.sampling.text}, bulk {terms.bulk.text}, lead time {terms.leadTime.text}.',
      },
      {
        title: 'What it cannot',
        text: 'Name a price. Every fabric reads {claims.offerPrice.text}, and a person writes the quote.',
      },
    ],
  },
  examples: {
    heading: 'Questions others began with',
    links: [
      {
        label: 'Which cotton for a summer T-shirt?',
        to: href.fabrics({ category: 'pure-cotton-fabrics' }),
        figure: '100% Cotton',
      },
      {
        label: 'Which GSM for tees, polos, uniforms?',
        to: href.faq('gsm-for-tees'),
        figure: 'FAQ',
      },
      {
        label: 'Cotton or polycotton?',
        to: href.article('cotton-vs-polyester-vs-polycotton-gsm-guide-2025', 'blogs'),
        figure: 'Guide',
      },
      {
        label: 'What dries fast in humid heat?',
        to: href.fabrics({ category: 'breathable-cotton-nylon-collection' }),
        figure: 'Cotton-nylon',
      },
      { label: 'How small can a first order be?', to: href.faq('moq-lead-time'), figure: 'FAQ' },
      {
        label: 'Which tests will my market ask for?',
        to: href.article('textile-compliance-2025'),
        figure: 'Guide',
      },
    ],
  },
  person: {
    heading: 'Rather ask a person',
    text: 'A person at the mill answers {terms.response.enquiry.text}; a booked call is confirmed {terms.response.call.text}.',
    actions: [
      { label: 'Get Quote', to: href.quote() },
      { label: 'Schedule a Call', to: href.scheduleCall() },
      { label: 'Contact Us', to: href.contact() },
    ],
  },
};
