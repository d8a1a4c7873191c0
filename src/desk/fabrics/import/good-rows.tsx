import { inSentence } from '../../record/fields/spell-value.ts';
import type { PlannedRow } from './dry-run.ts';
import type { ImportBook } from './import-book.ts';
import { spellChanges, type SpelledChange } from './spell-change.ts';
import { spellNewRow } from './spell-new-row.ts';

interface GoodRowProps {
  readonly row: PlannedRow;
  readonly taken: boolean;
  onTake(row: number, on: boolean): void;
}

export function NewRow({ row, taken, onTake }: GoodRowProps) {
  return (
    <div className="imp">
      <RowName row={row} />
      <div>
        <p>{spellNewRow(row.body)}</p>
        <Remarks row={row} />
      </div>
      <Take row={row} taken={taken} onTake={onTake} />
    </div>
  );
}

export function ChangeRow({
  row,
  book,
  taken,
  onTake,
}: GoodRowProps & { readonly book: ImportBook }) {
  const changes = spellChanges(row, book);
  return (
    <div className="imp">
      <RowName row={row} />
      <div>
        <p>
          {changes.map((change, place) => (
            <span key={change.label}>
              {place > 0 && ', '}
              <Change change={change} first={place === 0} />
            </span>
          ))}
        </p>
        <Remarks row={row} />
      </div>
      <Take row={row} taken={taken} onTake={onTake} />
    </div>
  );
}

function Change({ change, first }: { readonly change: SpelledChange; readonly first: boolean }) {
  const { was, is, added, removed } = change;
  const label = first ? change.label : inSentence(change.label);
  if (added) return <Names label={label} names={added} tag="ins" />;
  if (removed) return <Names label={label} names={removed} tag="del" />;
  return (
    <>
      {label} {was !== undefined && <del>{was}</del>} {is !== undefined && <ins>{is}</ins>}
    </>
  );
}

function Names(props: {
  readonly label: string;
  readonly names: readonly string[];
  readonly tag: 'ins' | 'del';
}) {
  const { label, names, tag: Tag } = props;
  return (
    <>
      {label}:{' '}
      {names.map((name) => (
        <Tag key={name}>{name} </Tag>
      ))}
    </>
  );
}

export function RowName({ row: { number, title } }: { readonly row: PlannedRow }) {
  return (
    <span className="nm">
      {number || '–'} <i>{title || 'No name yet'}</i>
    </span>
  );
}

function Remarks({ row: { row, remarks } }: { readonly row: PlannedRow }) {
  if (remarks.length === 0) return null;
  return (
    <p className="lab mut">
      Row {row}. {remarks.join(' ')}
    </p>
  );
}

function Take({ row, taken, onTake }: GoodRowProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={taken}
        aria-label={`Save it: ${row.number} ${row.title}`}
        onChange={(event) => onTake(row.row, event.target.checked)}
      />
      Save it
    </label>
  );
}
