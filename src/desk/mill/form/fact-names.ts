import { fieldLabel } from '../../../domain/publishing/field-labels.ts';

/** `mill.sales.email` → `is the e-mail of the mill` */
export function nameFact(fact: string): string {
  const [group = '', ...rest] = fact.split('.');
  if (group === 'mill') return `is the ${lower(fieldLabel('mill', rest.join('.')))} of the mill`;
  if (group === 'claims') return `is a fact, in Facts and proof: “${spell(rest[0] ?? '')}”`;
  if (group === 'terms') return `is ${lower(fieldLabel('terms', rest[0] ?? ''))}, in Terms`;
  if (group === 'count') return `counts ${spell(rest.join(' '))} by itself`;
  return '';
}

interface OfferedFact {
  readonly fact: string;
  readonly name: string;
  readonly says: string;
}

/** Facts that a person may want in a text, with what they say now. */
export function offeredFacts(facts: Readonly<Record<string, unknown>>): OfferedFact[] {
  const own = common.map(([fact, name]) => ({ fact, name, says: read(facts, fact) }));
  const claims = Object.keys((facts['claims'] ?? {}) as object).map((id) => ({
    fact: `claims.${id}.text`,
    name: 'Fact',
    says: read(facts, `claims.${id}.text`),
  }));
  return [...own, ...claims].filter(({ says }) => says !== '');
}

const common: readonly (readonly [string, string])[] = [
  ['mill.name', 'Name'],
  ['mill.shortName', 'Short name'],
  ['mill.address.city', 'City'],
  ['mill.address.region', 'State'],
  ['mill.sales.email', 'E-mail'],
  ['mill.contacts.0.phone', 'Phone'],
  ['mill.hours.office.label', 'Office hours'],
  ['mill.hours.calls.label', 'Hours for calls'],
  ['terms.leadTime.text', 'Lead time'],
  ['terms.sampling.text', 'Sample length'],
  ['terms.bulk.text', 'Bulk'],
  ['terms.gsmTolerance.text', 'Weight tolerance'],
  ['terms.swatchPack.text', 'Swatch pack'],
  ['terms.response.enquiry.text', 'Answer to an enquiry'],
  ['terms.response.call.text', 'Answer to a call'],
  ['count.fabrics', 'Number of fabrics'],
  ['count.questions', 'Number of questions'],
  ['count.articles', 'Number of articles'],
];

function read(facts: Readonly<Record<string, unknown>>, path: string): string {
  let found: unknown = facts;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return '';
    found = Reflect.get(found, name);
  }
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

function lower(label: string): string {
  return /^[A-Z][a-z]/.test(label) && !label.startsWith('LinkedIn') && !label.startsWith('WhatsApp')
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}

/** `clientsHome` → `clients home` */
function spell(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) =>
    [a, b.toLowerCase()].join(' '),
  );
}
