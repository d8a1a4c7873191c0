import type { MillRecord } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { claimStanding } from '../../../domain/claim/claim-standing.ts';
import { claimSubjects, isContradicted } from '../../../domain/claim/claim-subjects.ts';
import { useBook } from '../book.ts';
import { addRecord } from '../change-record.ts';
import { useOpenRows } from '../rows/open-rows.tsx';
import { rowName } from '../rows/row-spec.ts';
import { Leaf } from '../sections/leaf.tsx';
import { NewEntry } from '../sections/new-entry.tsx';
import { toClaim } from './claim-words.ts';
import { ClaimRow } from './claim-row.tsx';
import { ContradictionRow } from './contradiction-row.tsx';

/** Sentences in quotation marks with their proof; where several disagree, one row settles them. */
export function ClaimsSection() {
  const book = useBook();
  const records = book.list('claim');
  const said = Object.fromEntries(records.map((record) => [record.key, toClaim(record)]));
  const open = claimSubjects.filter((subject) => isContradicted(subject, said));
  const settledElsewhere = new Set(open.flatMap(({ claims }) => claims));
  const { today } = book.answer;
  const unproven = records.filter((record) => claimStanding(toClaim(record), today) === 'open');
  const rank = (record: MillRecord) =>
    ['ended', 'ending', 'open', 'proven', 'off'].indexOf(claimStanding(toClaim(record), today));
  const rows = records
    .filter(({ key }) => !settledElsewhere.has(key))
    .toSorted((a, b) => rank(a) - rank(b));
  return (
    <Leaf
      id="claims"
      title="Facts and proof"
      note={`${records.length} facts the site states, ${unproven.length} without a document`}
    >
      {open.map((subject) => (
        <ContradictionRow key={subject.id} subject={subject} said={said} />
      ))}
      {rows.map((record) => (
        <ClaimRow key={record.key} record={record} />
      ))}
      <AddClaim taken={records.map(({ key }) => key)} />
    </Leaf>
  );
}

/** A certificate, or anything else that the footer is to say. */
function AddClaim({ taken }: { readonly taken: readonly string[] }) {
  const { openRow } = useOpenRows();
  const add = async (text: string) => {
    const id = freeClaimId(text, taken);
    const body = { id, text, value: text, pages: ['footer'] };
    if (!(await addRecord({ kind: 'claim', key: id }, body))) return false;
    openRow(rowName({ kind: 'claim', key: id, field: '' }));
    return true;
  };
  return (
    <NewEntry
      id="new-claim"
      offer="Add a certificate or fact"
      title="A new certificate or fact"
      label="As the site says it"
      placeholder="OEKO-TEX Standard 100"
      go="Add its proof"
      onAdd={add}
    />
  );
}

/** `OEKO-TEX Standard 100` → `oekoTexStandard100` */
export function freeClaimId(text: string, taken: readonly string[]): string {
  const words = text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, 4);
  const stem = words
    .map((word, index) => (index === 0 ? word.toLowerCase() : capital(word.toLowerCase())))
    .join('')
    .replace(/^[^a-z]+/, '')
    .slice(0, 32);
  const id = stem.length < 2 ? 'claim1' : stem;
  if (!taken.includes(id)) return id;
  let number = 2;
  while (taken.includes(`${id}${number}`)) number += 1;
  return `${id}${number}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
