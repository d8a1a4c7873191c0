import { fieldLabel } from '../../domain/publishing/field-labels.ts';
import { wholeOf } from './sections.ts';

/** What the desk calls a field of a record: `gsm` of a fabric is its weight. */
export function labelOf(kind: string, field: string): string {
  const whole = wholeOf(kind, field);
  const known = labels[kind]?.[whole] ?? anywhere[whole.split('.').at(-1)!];
  if (known) return known;
  const parts = whole.split('.').filter((part) => !/^\d+$/.test(part));
  const own = fieldLabel(kind, whole);
  if (parts.length === 1) return own;
  // A title alone does not say of what.
  const group = fieldLabel(kind, parts[0]!);
  return group === own ? own : `${group}: ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
}

const anywhere: Readonly<Record<string, string>> = {
  alt: 'Description of the picture',
  seoTitle: 'Title on Google',
  seoDescription: 'Text on Google',
  slug: 'Web link',
  image: 'Picture',
  hex: 'Colour',
};

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fabric: {
    gsm: 'Weight',
    construction: 'Lapping',
    moq: 'MOQ',
    fibres: 'Shares of the blend',
    leadShade: 'Main shade',
    yarns: 'Yarns',
    endUses: 'End uses',
    title: 'Name',
    widthText: 'Width in words',
    care: 'Care label',
    extra: 'Not on the page of its collection',
    withdrawn: 'Hidden from the site',
    replacedScenes: 'Pictures',
  },
  article: {
    blocks: 'Text',
    excerpt: 'Summary',
    date: 'Date',
    modified: 'Revised on',
    section: 'Subject',
    tags: 'Search words',
    unlisted: 'Only by direct link',
    withdrawn: 'Hidden from the site',
    isNew: 'Marked as new',
    readMinutes: 'Minutes to read',
    related: 'Read next',
    prefix: 'List it stands on',
  },
};
