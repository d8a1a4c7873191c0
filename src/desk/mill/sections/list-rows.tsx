import { type ReactNode, useState } from 'react';
import type { MillRecord } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { useMay } from '../../person-context.ts';
import { useBook } from '../book.ts';
import { discardDraft, placeAfter, takeOutRecords } from '../change-record.ts';
import { MillRow } from '../rows/mill-row.tsx';
import type { RowForm } from '../rows/row-props.ts';
import { buttonId, useOpenRows } from '../rows/open-rows.tsx';
import { isInRow, rowName } from '../rows/row-spec.ts';
import { whereShown } from '../where-shown.ts';

interface ListRowsProps {
  readonly kind: string;
  /** What the row says of a record. */
  readonly title: (record: MillRecord, index: number) => ReactNode;
  readonly label: (record: MillRecord, index: number) => string;
  /** How many are shown before "Show all". */
  readonly shown?: number;
  /** Records may be moved and taken out. */
  readonly grows?: boolean;
  /** "Question", for the words of the toast. */
  readonly noun: string;
  readonly form?: RowForm;
}

/** Records of a list in the order of the page: written in the row, moved with Alt and the arrows. */
export function ListRows(props: ListRowsProps) {
  const { kind, title, label, shown = Number.POSITIVE_INFINITY, grows, noun, form } = props;
  const records = useBook().list(kind);
  const { open } = useOpenRows();
  const mayDraft = useMay('draft');
  const [all, setAll] = useState(false);
  const rowOf = ({ key }: MillRecord, index: number) => ({
    kind,
    key,
    field: '',
    label: label(records[index]!, index),
    where: whereShown(kind, key, ''),
  });
  const leads = records.slice(shown).some((record, index) => isInRow(open, rowOf(record, index)));
  const few = all || leads ? records : records.slice(0, shown);
  const present = records.filter(({ body }) => body !== null);
  const move = async (key: string, by: number) => {
    const at = present.findIndex((one) => one.key === key);
    const to = at + by;
    if (to < 0 || to >= present.length) return;
    const others = present.toSpliced(at, 1);
    if (!(await placeAfter({ kind, key }, to === 0 ? null : others[to - 1]!.key))) return;
    const name = rowName({ kind, key, field: '' });
    setTimeout(() => document.getElementById(buttonId(name))?.focus(), 400);
  };
  return (
    <>
      {few.map((record, index) => {
        const { key, body } = record;
        if (body === null) return <Leaving key={key} record={record} noun={noun} />;
        const row = rowOf(record, index);
        return (
          <MillRow
            key={key}
            row={row}
            value={title(record, index)}
            {...(form && { form })}
            {...(grows &&
              mayDraft && {
                onMove: (by: number) => void move(key, by),
                acts: (
                  <>
                    <button
                      type="button"
                      className="quiet"
                      disabled={index === 0}
                      onClick={() => void move(key, -1)}
                    >
                      Move up
                    </button>
                    <button
                      type="button"
                      className="quiet"
                      disabled={index === records.length - 1}
                      onClick={() => void move(key, 1)}
                    >
                      Move down
                    </button>
                    <button
                      type="button"
                      className="quiet"
                      onClick={() => void takeOutRecords([{ kind, key }], `${noun} removed.`)}
                    >
                      Remove
                    </button>
                  </>
                ),
              })}
          />
        );
      })}
      {few.length < records.length && (
        <p className="more-rows lab">
          <span>
            {few.length} of {records.length}
          </span>
          <button type="button" onClick={() => setAll(true)}>
            Show all {records.length}
          </button>
        </p>
      )}
    </>
  );
}

function Leaving({ record, noun }: { readonly record: MillRecord; readonly noun: string }) {
  const { kind, key, before, revision } = record;
  const words = Object.values(before ?? {}).find((value) => typeof value === 'string') ?? key;
  return (
    <div className="hl touched leaving">
      <div className="hl-open">
        <span className="k">{noun}</span>
        <span className="v">
          <s>{String(words)}</s> <span className="was lab">leaves the site when you publish</span>
        </span>
        {useMay('draft') && revision && (
          <button
            type="button"
            className="quiet"
            onClick={() => void discardDraft({ kind, key }, revision)}
          >
            Put it back
          </button>
        )}
      </div>
    </div>
  );
}
