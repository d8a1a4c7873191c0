import type { Claim } from '../../content/claims.ts';
import type { Mill } from '../../content/mill.ts';
import type { Review } from '../../content/reviews.ts';
import type {
  LiveGroup,
  LiveItem,
  LiveLead,
} from '../../contract/desk/endpoints/mill-endpoints.ts';
import { claimStanding } from '../../domain/claim/claim-standing.ts';
import { claimSubjects, isContradicted, valuesSaid } from '../../domain/claim/claim-subjects.ts';
import { daysBetween } from '../../domain/claim/days.ts';
import { inWords } from '../../domain/text/number-words.ts';
import { isExample } from '../../domain/mill/example-fields.ts';
import { type LiveSettings, missingSettings } from './missing-settings.ts';
import { isForMachines } from './open-claims.ts';
import { sampleReviews } from './sample-reviews.ts';
import { settingLeads } from './setting-leads.ts';

/** What the list is judged by. */
export interface Judged {
  readonly mill: Mill;
  /** Every claim, said or not, by its name. */
  readonly claims: Readonly<Record<string, Claim>>;
  readonly reviews: readonly Review[];
  readonly fabrics: number;
  /** Public fabrics without any picture. */
  readonly bareFabrics: number;
  /** Pictures of the mill's own that stand on its pages. */
  readonly ownPictures: number;
  readonly steppedBack: boolean;
}

export type CheckedItem = Omit<LiveItem, 'state'> & { readonly done: boolean };

/** Everything between a mill and going live, done or not, in the order in which it is best done. */
export function checklist(
  judged: Judged,
  shippedMill: Mill,
  settings: LiveSettings,
  today: string,
): CheckedItem[] {
  return [
    ...identity(judged, shippedMill),
    ...operation(judged, settings),
    ...contradictions(judged),
    ...proofs(judged, today),
    ...niceToHave(judged),
  ];
}

function item(
  group: LiveGroup,
  id: string,
  done: boolean,
  words: Pick<LiveItem, 'title' | 'why' | 'act' | 'minutes'>,
  lead: LiveLead,
): CheckedItem {
  return { id, group, done, lead, ...words };
}

function field(kind: string, key: string, name: string): LiveLead {
  return { kind: 'record', record: { kind, key, field: name } };
}
const millField = (name: string) => field('mill', 'site', name);

function identity({ mill }: Judged, shipped: Mill): CheckedItem[] {
  const legal = (name: string) => isExample('legal', name, { ...mill.legal }, { ...shipped.legal });
  const phone = mill.contacts.findIndex(({ placeholder }) => placeholder);
  const phonesDone = phone < 0 && !mill.whatsapp.placeholder;
  const firstPhone = phone < 0 ? 'whatsapp.phone' : `contacts.${phone}.phone`;
  return [
    item(
      'must',
      'name',
      !legal('name'),
      { title: 'The mill’s registered name', act: 'Write it', minutes: 2 },
      millField('legal.name'),
    ),
    item(
      'must',
      'phones',
      phonesDone,
      {
        title: 'Replace the example phone numbers',
        why: 'Buyers would call a number that does not exist.',
        act: 'Write them',
        minutes: 4,
      },
      millField(firstPhone),
    ),
    item(
      'must',
      'mail',
      !mill.sales.placeholder,
      {
        title: 'Replace the example e-mail address',
        why: 'Answers of buyers would reach nobody.',
        act: 'Write it',
        minutes: 2,
      },
      millField('sales.email'),
    ),
    item(
      'must',
      'address',
      !mill.address.placeholder,
      {
        title: 'Replace the example address',
        why: 'Letters and visitors would find nobody.',
        act: 'Write it',
        minutes: 3,
      },
      millField('address.street'),
    ),
    item(
      'must',
      'grievance',
      !legal('grievanceContact'),
      {
        title: 'Contact for privacy questions',
        why: 'The law asks for a person whom everybody can reach.',
        act: 'Write it',
        minutes: 3,
      },
      millField('legal.grievanceContact'),
    ),
    item(
      'should',
      'hours',
      !mill.hours.placeholder,
      {
        title: 'Check your office hours',
        why: 'Buyers are promised an answer within them.',
        act: 'Check',
        minutes: 2,
      },
      millField('hours.office'),
    ),
  ];
}

/** What the person who runs the server sets. One line for each setting, the worst fault first. */
function operation({ mill }: Judged, settings: LiveSettings): CheckedItem[] {
  const missing = new Set(
    missingSettings(settings, mill).flatMap(({ place }) =>
      'setting' in place ? [place.setting] : [],
    ),
  );
  // Without these two the mill's own address is used, which has a line of its own.
  if (settings.mailFrom === undefined) missing.delete('MAIL_FROM');
  if (settings.salesTo === undefined) missing.delete('SALES_TO');
  return settingLeads(settings).flatMap(({ name, group, onlyIfMissing, lead, ...words }) => {
    if (onlyIfMissing && !missing.has(name)) return [];
    return [item(group, `setting-${name}`, !missing.has(name), { ...words, minutes: 8 }, lead)];
  });
}

function contradictions({ claims }: Judged): CheckedItem[] {
  return claimSubjects.map((subject) => {
    const values = valuesSaid(subject, claims);
    const many = new Set(values.map(({ value }) => value)).size;
    const open = isContradicted(subject, claims);
    const numbers = subject.id === 'clients' ? 'numbers' : 'values';
    return item(
      'should',
      `subject-${subject.id}`,
      !open,
      {
        title: subject.title,
        act: 'Choose',
        minutes: 2,
        ...(open && {
          why: `${inWords(values.length)} places say ${inWords(many)} ${numbers}.`.replace(
            /^./,
            (letter) => letter.toUpperCase(),
          ),
        }),
      },
      field('claim', subject.claims[0]!, 'value'),
    );
  });
}

function proofs({ claims, reviews }: Judged, today: string): CheckedItem[] {
  const all = Object.values(claims);
  const standing = (claim: Claim) => claimStanding(claim, today);
  const open = all.filter((claim) => standing(claim) === 'open');
  const machines = all.filter(
    (claim) => isForMachines(claim) && !['off', 'ended'].includes(standing(claim)),
  );
  const ending = all.filter((claim) => ['ending', 'ended'].includes(standing(claim)));
  const samples = sampleReviews(reviews).length;
  return [
    ...ending.map((claim) =>
      item(
        'should',
        `ends-${claim.id}`,
        false,
        { title: endTitle(claim, today), act: 'Check again', minutes: 10 },
        field('claim', claim.id, 'validUntil'),
      ),
    ),
    item(
      'should',
      'proofs',
      open.length === 0,
      {
        title: open.length === 0 ? 'Proof for every fact' : `Proof for ${count(open, 'fact')}`,
        act: 'Add',
        minutes: Math.min(30, 5 * open.length),
        ...(open.length > 0 && { why: 'Or hide what you cannot prove.' }),
      },
      field('claim', open[0]?.id ?? 'established', 'evidence'),
    ),
    item(
      'should',
      'machines',
      machines.length === 0,
      {
        title: 'Check what Google is told',
        act: 'Check',
        minutes: 3,
        ...(machines[0]?.risk && { why: machines[0].risk }),
      },
      field('claim', machines[0]?.id ?? 'offerPrice', 'text'),
    ),
    item(
      'should',
      'reviews',
      samples === 0,
      {
        title: samples === 0 ? 'Reviews of real buyers' : `Replace ${samples} example reviews`,
        act: 'Open',
        minutes: 10,
        ...(samples > 0 && { why: 'Or remove them until you have real ones.' }),
      },
      { kind: 'section', section: 'reviews' },
    ),
  ];
}

function niceToHave(judged: Judged): CheckedItem[] {
  const { mill, bareFabrics, ownPictures, fabrics } = judged;
  return [
    item(
      'nice',
      'step-back',
      judged.steppedBack,
      {
        title: 'Enter your own mill',
        why: 'The example mill then leaves the site.',
        act: 'Open',
        minutes: 5,
      },
      { kind: 'screen', screen: 'firstHour' },
    ),
    item(
      'nice',
      'photograph',
      ownPictures > 0,
      { title: 'A photograph of your own', act: 'Add', minutes: 5 },
      { kind: 'screen', screen: 'fabrics' },
    ),
    item(
      'nice',
      'fabric-pictures',
      fabrics > 0 && bareFabrics === 0,
      {
        title: 'Every public fabric has a picture',
        act: 'Open',
        minutes: 10,
        ...(bareFabrics > 0 && {
          why: `${bareFabrics} ${bareFabrics === 1 ? 'has' : 'have'} none.`,
        }),
      },
      { kind: 'screen', screen: 'fabrics' },
    ),
    item(
      'nice',
      'linkedin',
      !mill.linkedin.placeholder,
      { title: 'Your page on LinkedIn', act: 'Write it', minutes: 2 },
      millField('linkedin.href'),
    ),
  ];
}

function endTitle(claim: Claim, today: string): string {
  const days = daysBetween(today, claim.validUntil!);
  if (days < 0) return `“${claim.text}” ran out and has left the site`;
  if (days === 0) return `“${claim.text}” runs out today`;
  return `“${claim.text}” runs out in ${days} ${days === 1 ? 'day' : 'days'}`;
}

function count(list: readonly unknown[], noun: string): string {
  return `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;
}
