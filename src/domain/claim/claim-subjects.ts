/** Something of which several claims speak: they should say the same. */
export interface ClaimSubject {
  readonly id: ClaimSubjectId;
  /** As a clerk names it. */
  readonly title: string;
  /** Stands behind the number that is chosen. */
  readonly noun: string;
  /** What differs: `years`. */
  readonly plural: string;
  /** The claims that give a value of it. */
  readonly claims: readonly string[];
  /** Claims that follow from the value without giving it. */
  readonly follow?: readonly string[];
  /** What makes a value of what somebody typed; undefined where it makes none. */
  read(typed: string, year: number): string | number | undefined;
  /** What to type. */
  readonly hint: string;
}
export type ClaimSubjectId = 'clients' | 'founded' | 'currency';

export const claimSubjects: readonly ClaimSubject[] = [
  {
    id: 'clients',
    title: 'One number of clients',
    noun: 'clients',
    plural: 'numbers of clients',
    claims: ['clientsHome', 'clientsCatalogue', 'clientsReviews', 'clientsContact'],
    read: (typed) => wholeNumber(typed, 1, 10_000_000),
    hint: 'Please write a number, such as 2,000.',
  },
  {
    id: 'founded',
    title: 'Year of founding',
    noun: 'year of founding',
    plural: 'years of founding',
    claims: ['established', 'foundingDate'],
    follow: ['since'],
    read: (typed, year) => wholeNumber(typed, 1600, year),
    hint: 'Please write a year, such as 1969.',
  },
  {
    id: 'currency',
    title: 'One currency, told to Google',
    noun: 'currency',
    plural: 'currencies',
    claims: ['offerCurrency', 'currenciesAccepted'],
    read: (typed) => /^\s*([A-Za-z]{3})\s*$/.exec(typed)?.[1]?.toUpperCase(),
    hint: 'Please write three letters, such as INR.',
  },
];

/** What this needs to know of a claim. */
interface SaidClaim {
  readonly text: string;
  readonly value: string | number;
  readonly withheld?: true;
}

/** The claims that are said and the values they give; more than one value is a contradiction. */
export function valuesSaid(
  { claims }: Pick<ClaimSubject, 'claims'>,
  said: Readonly<Record<string, SaidClaim | undefined>>,
): readonly { readonly id: string; readonly value: string; readonly text: string }[] {
  return claims.flatMap((id) => {
    const claim = said[id];
    return claim && !claim.withheld ? { id, value: String(claim.value), text: claim.text } : [];
  });
}

export function isContradicted(
  subject: Pick<ClaimSubject, 'claims'>,
  said: Readonly<Record<string, SaidClaim | undefined>>,
): boolean {
  return new Set(valuesSaid(subject, said).map(({ value }) => value)).size > 1;
}

/** What a claim says when its subject is settled with this value; the words around it stay. */
export function settleClaim(
  subject: ClaimSubjectId,
  id: string,
  { text, value: before }: SaidClaim,
  value: string | number,
  year: number,
): { readonly text: string; readonly value: string | number } {
  if (subject === 'currency') return { text: text.replace(String(before), String(value)), value };
  if (subject === 'clients') {
    const figure = Number(value).toLocaleString('en-US');
    return { text: text.replace(/\d[\d,]*/, figure), value };
  }
  const years = `${yearsSince(Number(value), year)}+`;
  const words = text.replace(/\b\d{1,3}\+/, years).replace(/\b\d{4}\b/, String(value));
  if (id === 'since') return { text: words, value: years };
  return { text: words, value: typeof before === 'string' ? String(value) : value };
}

/** In fives, because a page that says 57 is wrong within a year. */
function yearsSince(founded: number, year: number): number {
  const years = Math.max(1, year - founded);
  return years < 5 ? years : years - (years % 5);
}

function wholeNumber(typed: string, least: number, most: number): number | undefined {
  const digits = typed.replace(/[\s,.]/g, '').replace(/\+$/, '');
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
