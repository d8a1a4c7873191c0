import { wholeOf } from './sections.ts';

/** What the desk calls a field of a record: `gsm` of a fabric is its weight. */
export function labelOf(kind: string, field: string): string {
  const whole = wholeOf(kind, field);
  const known = labels[kind]?.[whole] ?? anywhere[whole.split('.').at(-1)!];
  return known ?? spellName(whole);
}

const anywhere: Readonly<Record<string, string>> = {
  alt: 'Description of the picture',
  seoTitle: 'Title for search engines',
  seoDescription: 'Text for search engines',
  slug: 'Address',
  image: 'Picture',
  hex: 'Colour',
};

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fabric: {
    gsm: 'Weight',
    construction: 'Lapping',
    moq: 'Smallest order',
    fibres: 'Shares of the blend',
    leadShade: 'Shade of the pictures',
    yarns: 'Yarns',
    endUses: 'End uses',
    title: 'Name',
    widthText: 'Width in words',
    care: 'Care label',
    extra: 'Off its collection page',
    withdrawn: 'Off the site',
    replacedScenes: 'Pictures',
  },
  article: {
    blocks: 'Text',
    excerpt: 'Summary',
    date: 'Day',
    modified: 'Looked over on',
    section: 'Subject',
    tags: 'Words to find it by',
    unlisted: 'Off the lists',
    isNew: 'Marked as new',
    readMinutes: 'Minutes to read',
    related: 'Read next',
    prefix: 'List it stands on',
  },
};

/** `hero.leadText` → `Hero, lead text` */
function spellName(field: string): string {
  const words = field
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
