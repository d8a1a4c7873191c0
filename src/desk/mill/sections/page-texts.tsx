import type { ReactNode } from 'react';
import type { MillRecord } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { kindNames, nameOfRecord } from '../record-names.ts';
import { FoldedPage } from './folded-page.tsx';
import { Leaf } from './leaf.tsx';
import { ListRows } from './list-rows.tsx';
import { RecordRows } from './record-rows.tsx';
import { toText } from '../../record/fields/fields.ts';

/** Pages with one record each. */
const singles = [
  'about',
  'contact',
  'quote',
  'samples',
  'scheduleCall',
  'thankYou',
  'fabricGuide',
  'collections',
  'journal',
  'offline',
] as const;

/** Lists of words about cloth; fabrics name them by their keys. */
const lists: readonly (readonly [kind: string, title: string, noun: string])[] = [
  ['category', 'Page of each collection', 'Collection'],
  ['construction', 'How each construction is knitted', 'Construction'],
  ['care', 'Care labels', 'Care label'],
  ['shade', 'Dye book', 'Shade'],
  ['yarn', 'Yarn book', 'Yarn'],
];

export function PageTexts() {
  return (
    <Leaf id="texts" title="Texts of the other pages">
      {singles.map((kind) => (
        <FoldedPage key={kind} title={kindNames[kind]!} kinds={[kind]}>
          <RecordRows kind={kind} />
        </FoldedPage>
      ))}
      {lists.map(([kind, title, noun]) => (
        <FoldedPage key={kind} title={title} kinds={[kind]}>
          <ListRows kind={kind} noun={noun} shown={12} label={labelOf} title={titleOf} />
        </FoldedPage>
      ))}
      {['structureNotes', 'colours'].map((kind) => (
        <FoldedPage key={kind} title={kindNames[kind]!} kinds={[kind]}>
          <RecordRows kind={kind} />
        </FoldedPage>
      ))}
    </Leaf>
  );
}

function labelOf(record: MillRecord): string {
  const { kind, key, body } = record;
  if (kind === 'construction') return key;
  return toText(body?.['title'] ?? body?.['name'] ?? body?.['count']) || nameOfRecord(record);
}

function titleOf({ kind, body }: MillRecord): ReactNode {
  if (kind === 'shade') return <ShadeWords hex={toText(body?.['hex'])} />;
  const words = body?.['description'] ?? body?.['how'] ?? body?.['lines'] ?? body?.['make'];
  return Array.isArray(words) ? words.join(', ') : toText(words);
}

function ShadeWords({ hex }: { readonly hex: string }) {
  return (
    <span className="shade-words">
      <i style={{ background: hex }} /> {hex}
    </span>
  );
}
