import type { MillRecord } from '../../contract/desk/endpoints/mill-endpoints.ts';
import { pageName } from './page-names.ts';

/** What a person calls a record, in a list of changes. */
export function nameOfRecord({ kind, key, body, before }: MillRecord): string {
  const own = body ?? before ?? {};
  const words = (field: string) => (typeof own[field] === 'string' ? own[field] : key);
  switch (kind) {
    case 'claim':
      return `“${words('text')}”`;
    case 'question':
      return words('question');
    case 'review':
      return `Review of ${words('company')}`;
    case 'pageTitle':
      return `Title: ${pageName(key)}`;
    case 'categoryTitle':
      return `Title: ${key}`;
    case 'category':
      return words('title');
    case 'shade':
      return `Shade ${words('name')}`;
    case 'yarn':
      return `Yarn ${words('count')}`;
    case 'care':
      return `Care label ${words('name')}`;
    case 'construction':
      return `Construction ${key}`;
    default:
      return kindNames[kind] ?? kind;
  }
}

/** The records there is one of. */
export const kindNames: Readonly<Record<string, string>> = {
  mill: 'Who we are',
  terms: 'Terms',
  navigation: 'Menus and footer',
  home: 'Home page',
  about: 'About',
  contact: 'Contact',
  quote: 'Quote',
  questionPage: 'Above the questions',
  reviewPage: 'Above the reviews',
  samples: 'Swatches',
  scheduleCall: 'Book a call',
  thankYou: 'Thank-you page',
  fabricGuide: 'Fabric guide',
  offline: 'Page for a visitor who is offline',
  collections: 'Collections',
  structureNotes: 'Short notes on structures',
  journal: 'Page of all articles',
  privacy: 'Privacy policy',
  colours: 'Shades in groups: reds, blues …',
  look: 'Logo and colours',
};
