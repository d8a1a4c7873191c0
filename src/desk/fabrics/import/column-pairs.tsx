import { ArrowIcon } from '../../../ui/icons.tsx';
import { type ImportField, importFieldNames, importFields, type Pairs } from './columns.ts';

interface ColumnPairsProps {
  readonly header: readonly string[];
  readonly pairs: Pairs;
  readonly notes: Readonly<Partial<Record<ImportField, string>>>;
  onChange(pairs: Pairs): void;
}

/** Each column of the file and what it is taken for; an odd spelling is explained under it. */
export function ColumnPairs({ header, pairs, notes, onChange }: ColumnPairsProps) {
  const set = (column: number, field: ImportField | undefined) =>
    // A field that moves here leaves the column it was in.
    onChange(
      pairs.map((one, place) =>
        place === column ? field : one === field && field !== undefined ? undefined : one,
      ),
    );
  return (
    <section className="leaf" aria-label="Your columns">
      <h2>Your columns</h2>
      {header.map((head, column) => {
        const field = pairs[column];
        const name = head.trim() || `Column ${column + 1}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- heads may be alike or empty
          <div className="col" key={column}>
            <b>{name}</b>
            <ArrowIcon />
            <select
              className="inp sel"
              aria-label={`${name} is`}
              value={field ?? ''}
              onChange={(event) => set(column, (event.target.value || undefined) as ImportField)}
            >
              <option value="">Leave out</option>
              {importFieldNames.map((one) => (
                <option key={one} value={one}>
                  {importFields[one]}
                </option>
              ))}
            </select>
            {field && notes[field] && <p className="lab">{notes[field]}</p>}
          </div>
        );
      })}
    </section>
  );
}
