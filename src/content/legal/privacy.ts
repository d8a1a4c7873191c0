export interface PolicySection {
  readonly id: string;
  /** Printed with its number, 1 to 12. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** A stored consent names this version (consent-version.ts); raise it with every change of the text below. */
const version = '1.0';
/** The day this text came into force. The page also prints today's date as 'Last updated'. */
const inForce = '2026-11-15';

const page = {
  heading: 'Privacy Policy',
  lead: 'This policy says what {mill.name} does with personal data that reaches it through this website. It is written to be read. Where the law of India applies, including the Digital Personal Data Protection Act, 2023, we act as the data fiduciary.',
  lastUpdatedLabel: 'Last updated',
  versionLabel: 'Version',
  inForceLabel: 'in force since',
  contact: {
    name: '{mill.legal.name}',
    email: '{mill.sales.email}',
    phone: '{mill.contacts.0.phone}',
    address:
      '{mill.legal.name}, {mill.address.street}, {mill.address.city} {mill.address.postcode}, {mill.address.region}, {mill.address.country}',
  },
};

const sections: readonly PolicySection[] = [
  {
    id: 'information-we-collect',
    title: 'Information we collect',
    paragraphs: [
      'You can read every page of this site without telling us who you are. We hold personal data only when you send it to us, in one of these ways:',
    ],
    list: [
      'A price request: the fabric, and either your e-mail address or your phone number, as you choose.',
      'A quote request or contact message: name and phone number, and, if you give them, company, e-mail address, product, quantity and requirements.',
      'A catalogue request: your e-mail address.',
      'A booked call: name, phone number, the date you picked and any notes.',
      'A swatch request: the fabrics chosen and the name, phone number and postal address the pack goes to.',
      'A chat: what you type, and, if you fill in the form there, name, e-mail address, phone number, city, collection of interest, weights, colours, metres and your consent, with up to 20 last messages of the conversation.',
      'What any web server sees: the network address of a request, its time and the page asked for. We use it to keep the service running and to stop abuse.',
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'How we use it',
    paragraphs: [
      'We use what you send to do what you asked: to price a fabric, send a catalogue or swatches, return a call, answer a message, and, if you order, to carry out that order and keep the records the law asks of a seller.',
      'We rely on the consent you give by sending the request, and on the uses the law allows without it, such as a legal duty. We do not use your enquiry to decide anything about you by machine alone. We do not add you to a mailing list because you asked for a price.',
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing',
    paragraphs: [
      'We do not sell personal data, nor rent it. It is seen by the people at the mill who answer you, and by those who work for us under our instructions: the company that hosts this site, the one that carries our e-mail, the courier of your swatches, the carrier of your goods, and, where an outside service writes the assistant’s answers, that service, which receives the text of the conversation.',
      'A chat on WhatsApp takes place on that company’s service and under its own policy. We also disclose data when a law, a court or an authority with the power to do so requires it.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage on your device',
    paragraphs: [
      'The site works without cookies. It may keep a few things in your own browser so that they survive a page change: the fabrics you put in your swatch pack or comparison, a chat you have open, pages you have read so that they can be read offline, and your answer to the question about measurement. They stay on your device, and you can clear them in your browser’s settings at any time.',
      'Cookies that measure visits are set only if measurement is switched on by us and agreed to by you. Saying no changes nothing about what you can do here.',
    ],
  },
  {
    id: 'advertising',
    title: 'Advertising',
    paragraphs: [
      'No advertisements are shown on this site. If we advertise elsewhere, and you have agreed to measurement, we may record that a visit which began with our advertisement ended with a quote request. The record says that a request was sent. It does not carry your name, your number or what you wrote.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    paragraphs: [
      'The site is served over an encrypted connection. Requests are stored in a database that only the sales desk can open, each person with their own login. We collect little, and what is not held cannot be lost.',
      'No system is beyond failure. If a breach touches your personal data we will tell you and the Data Protection Board of India, as the law requires, what happened and what to do.',
    ],
  },
  {
    id: 'retention',
    title: 'Retention',
    paragraphs: [
      'An enquiry that leads to no order is kept for up to 24 months after our last contact, since cloth is often bought a season after it is first asked for; then it is erased. Papers of an order are kept as long as tax and company law require. Server logs are kept for up to 90 days. Ask us to erase sooner and we will, unless a law obliges us to keep a record.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    paragraphs: [
      'Write to {mill.sales.email} from the address, or name the phone number, that you used. It costs nothing, and we answer within 30 days. You may:',
    ],
    list: [
      'ask for a summary of the personal data we hold about you and with whom it was shared;',
      'have it corrected, completed or brought up to date;',
      'withdraw your consent as easily as you gave it, and have the data erased;',
      'name a person who may exercise these rights for you in case of death or incapacity;',
      'complain to us first, and, if our answer does not satisfy you, to the Data Protection Board of India, or to the authority of the country you live in where its law gives you that right.',
    ],
  },
  {
    id: 'international-transfers',
    title: 'International transfers',
    paragraphs: [
      'The mill is in India and your request is read there. If you write from the Gulf, Europe or elsewhere, you are sending your data to India. Hosting, e-mail or the assistant’s service may be run from other countries; we use such a provider only where Indian law permits the transfer and its contract binds it to protect the data.',
    ],
  },
  {
    id: 'children',
    title: 'Children under {terms.childrenUnder}',
    paragraphs: [
      'This is a site for businesses that buy cloth. It is not meant for children, and we do not knowingly collect personal data from anyone under {terms.childrenUnder}. Indian law protects everyone under 18: a person under that age should not send us a request without a parent or guardian, and if we learn that one has, we erase it. A parent who believes so should write to us.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    paragraphs: [
      'When we change this text we raise its version and its date, both printed at the top of the page. The version you agreed to is stored with your request. If a change would let us use data you have already given in a new way, we will ask you first.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [
      'Questions, requests and complaints about personal data go to the {mill.legal.grievanceContact|lower}: {mill.sales.email}, {mill.contacts.0.phone}, or by post to {mill.legal.name}, {mill.address.street}, {mill.address.city} {mill.address.postcode}, {mill.address.region}, {mill.address.country}.',
    ],
  },
];

export const privacy = { version, inForce, page, sections };
