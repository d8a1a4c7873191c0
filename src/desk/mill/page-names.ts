/** What a person calls a page, by its id. */
export function pageName(id: string): string {
  return names[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

const names: Readonly<Record<string, string>> = {
  home: 'Home',
  fabrics: 'Fabric categories',
  fabric: 'Every fabric',
  catalogue: 'Catalogue',
  category: 'Page of each collection',
  collections: 'Collections',
  premiumCotton: 'Premium cotton',
  polyesterCotton: 'Polyester cotton',
  quote: 'Quote',
  samples: 'Swatches',
  compare: 'Compare',
  contact: 'Contact',
  scheduleCall: 'Book a call',
  thankYou: 'Thank-you page',
  reviews: 'Reviews',
  about: 'About',
  faq: 'Questions',
  privacy: 'Privacy policy',
  blogIndex: 'Articles',
  blogList: 'Long reads',
  article: 'Every article',
  fabricGuide: 'Fabric guide',
  embed: 'Assistant on other sites',
  offline: 'Page for a visitor who is offline',
  notFound: 'Page not found',
  menu: 'Menu',
  footer: 'Footer',
  'structured-data': 'Told to Google only',
};
