/** Where visitors read what a record says, in a sentence. */
export function whereShown(kind: string, key: string, field: string): string {
  const [first = ''] = field.split('.');
  if (kind === 'mill') return mill[field] ?? mill[first] ?? 'Shown wherever a text names it.';
  if (kind === 'pageTitle' || kind === 'categoryTitle')
    return 'Shown by Google and in the tab of the browser.';
  return pages[kind] ?? `Shown on ${key}.`;
}

const mill: Readonly<Record<string, string>> = {
  name: 'Shown in the head of every page, in every mail and on every paper.',
  shortName: 'Shown in titles and in the footer.',
  subtitle: 'Shown under the headline of the home page.',
  wordmark: 'Shown large in the head and the footer of every page; the letters hang from a line.',
  gloss: 'Shown under the word on the home page and in the footer.',
  blurb: 'Told to Google, and said by the fabric guide.',
  noScript: 'Shown where the page cannot load fully.',
  soldByTheMetre: 'Shown in the footer of every page.',
  timeZone: 'Decides when a day begins: for calls, answers and certificates that run out.',
  language: 'Told to browsers and screen readers.',
  legal: 'Shown in the privacy policy.',
  sales: 'Shown on Contact, in the footer and in every mail.',
  contacts: 'Shown on Contact, in the privacy policy and in every mail.',
  address: 'Shown on Contact, in the footer and on every paper.',
  hours: 'Shown on Contact and in mails; answers are promised within them.',
  whatsapp: 'Opens from the bar at the top and from Contact.',
  linkedin: 'Opens from the bar at the top.',
};

const pages: Readonly<Record<string, string>> = {
  terms: 'Shown on every page that names it: home, fabrics, questions, mails.',
  navigation: 'Shown on every page.',
  home: 'Shown on the home page.',
  about: 'Shown on About.',
  contact: 'Shown on Contact.',
  quote: 'Shown beside the form of a quote.',
  questionPage: 'Shown above the questions.',
  question: 'Shown on Questions, and said by the fabric guide.',
  reviewPage: 'Shown above the reviews.',
  review: 'Shown on Reviews.',
  samples: 'Shown on Swatches.',
  scheduleCall: 'Shown where a call is booked.',
  thankYou: 'Shown after a form was sent.',
  fabricGuide: 'Shown on the page of the fabric guide.',
  offline: 'Shown when a visitor has no internet.',
  collections: 'Shown on the pages of the collections.',
  category: 'Shown on the page of the collection and in lists.',
  construction: 'Shown on every fabric of this construction.',
  structureNotes: 'Shown on fabrics of this structure.',
  journal: 'Shown above the lists of articles.',
  privacy: 'Shown on the privacy policy.',
  shade: 'Shown on the shade card of every fabric that has it.',
  colours: 'Decides which shades are laid out when a buyer names a colour.',
  yarn: 'Shown on every fabric that is knitted of it.',
  care: 'Shown on every fabric with this label.',
  look: 'Shown on every page.',
};
