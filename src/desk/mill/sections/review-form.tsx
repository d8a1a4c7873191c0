import { fieldLabel } from '../../../domain/publishing/field-labels.ts';
import { Labelled } from '../form/labelled.tsx';
import type { RowForm } from '../rows/row-props.ts';
import { toText } from '../../record/fields/fields.ts';

/** What somebody wrote is no sample: writing here takes the mark off. */
export const ReviewForm: RowForm = ({ value, onChange }) => {
  const { sample: _sample, ...review } = value as Readonly<Record<string, unknown>>;
  const change = (part: Readonly<Record<string, unknown>>) => onChange({ ...review, ...part });
  const label = (name: string) => fieldLabel('review', name);
  return (
    <div className="form-group">
      <Labelled label={label('review')}>
        {(id) => (
          <textarea
            id={id}
            className="inp"
            rows={4}
            maxLength={1000}
            value={toText(review['review'])}
            onChange={({ target }) => change({ review: target.value })}
          />
        )}
      </Labelled>
      {(['name', 'company'] as const).map((name) => (
        <Labelled key={name} label={label(name)}>
          {(id) => (
            <input
              id={id}
              className="inp"
              autoComplete="off"
              maxLength={120}
              value={toText(review[name])}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </Labelled>
      ))}
      <Labelled label={label('date')}>
        {(id) => (
          <input
            id={id}
            type="month"
            className="inp"
            value={toText(review['month'])}
            onChange={({ target }) =>
              target.value && change({ month: target.value, date: monthWords(target.value) })
            }
          />
        )}
      </Labelled>
    </div>
  );
};

/** `2025-03` → `March 2025` */
export function monthWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  const day = new Date(Date.UTC(year!, number! - 1, 1));
  const name = day.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  return `${name} ${year}`;
}
