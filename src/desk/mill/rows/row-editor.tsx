import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  changedFields,
  isSame,
  type RecordBody,
} from '../../../domain/publishing/merge-changes.ts';
import { ClashCard } from '../../record/clash-card.tsx';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields/fields.ts';
import { clashesOf, faultsOf } from '../../record/fields/of-field.ts';
import { spellFault, spellPlainly } from '../../record/fields/spell-value.ts';
import { useRecord } from '../../record/use-record.ts';
import { useBook, shippedOf } from '../book.ts';
import { formOf } from '../form/form-of.ts';
import { ValueForm } from '../form/value-form.tsx';
import { summarise } from './summary.ts';
import { focusFirst } from './focus-first.ts';
import type { MillRowProps } from './row-props.ts';
import { millWrites } from './mill-writes.ts';
import { keepOrCancel, useKeysIn } from './use-keys-in.ts';
import { useOpenRows } from './open-rows.tsx';
import { rowName } from './row-spec.ts';

type EditorProps = MillRowProps & { readonly before: unknown };

/** The record is opened while its row is being written, and not before. */
export function RowEditor(props: EditorProps): ReactNode {
  const { row } = props;
  const { closeRow } = useOpenRows();
  const record = useRecord(row.kind, row.key);
  if (record.state === 'ready') return <Editor {...props} editing={record.editing} />;
  const words = {
    loading: '',
    missing: 'There is no such record any more.',
    newer:
      'This was saved by a newer version of the program. Please wait until it is updated here.',
    failed: record.state === 'failed' ? record.error : '',
  }[record.state];
  return (
    <>
      <span className="k">{row.label}</span>
      <span className="v" aria-busy={record.state === 'loading'}>
        {words}
        {record.state !== 'loading' && (
          <button type="button" className="quiet" onClick={() => closeRow(rowName(row))}>
            Close
          </button>
        )}
      </span>
    </>
  );
}

function Editor(props: EditorProps & { readonly editing: Editing }): ReactNode {
  const { row, editing, before, example, form, acts } = props;
  const { kind, key, field, label, where } = row;
  const book = useBook();
  const { open, closeRow } = useOpenRows();
  const shipped = shippedOf(book.find(kind, key));
  const [start] = useState(() => valueAt(editing.body, field));
  const [value, setValue] = useState(start);
  const [keeping, setKeeping] = useState<'no' | 'now' | 'kept'>('no');
  const name = rowName(row);
  const clashes = field === '' ? editing.clashes : clashesOf(editing, field);
  const faults = field === '' ? editing.faults : faultsOf(editing, field);
  const held = useRef({ value, editing, over: false });
  useLayoutEffect(() => {
    held.current = { value, editing, over: held.current.over };
  });

  const write = () => {
    const { value: now, editing: hands } = held.current;
    if (isSame(now, start) && !example) return;
    const writes = writesOf(kind, field, start, now, hands.body, shipped);
    if (Object.keys(writes).length > 0) hands.setAll(writes);
  };
  const keep = async () => {
    held.current.over = true;
    setKeeping('now');
    write();
    const done = await editing.saveNow();
    setKeeping(done ? 'kept' : 'no');
    held.current.over = done;
  };
  const cancel = () => {
    held.current.over = true;
    closeRow(name);
  };
  // Nothing that was typed is lost: whoever opens another row, or leaves, has kept this one. Before the
  // record is put down, which is an effect too.
  useLayoutEffect(() => {
    const leave = () => {
      if (!held.current.over) write();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
    // Once for as long as the row is open; what it reads is in `held`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (keeping === 'kept' && faults.length === 0 && clashes.length === 0) closeRow(name);
  }, [keeping, faults.length, clashes.length, closeRow, name]);

  const box = useRef<HTMLDivElement>(null);
  useKeysIn(
    box,
    keepOrCancel(() => void keep(), cancel),
  );
  const asked = open?.slice(open.lastIndexOf('/') + 1);
  useEffect(
    () => focusFirst(box.current, asked),
    // Once, when the row is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  // Another record of the kind may have a field that this one does without.
  const examples = field === '' ? book.list(kind).map(({ body }) => body ?? undefined) : [];
  const node = formOf(kind, lastName(field), [
    readField(shipped ?? undefined, field),
    start,
    ...examples,
  ]);
  const isWrong = keeping === 'kept' && faults.length > 0;
  return (
    <>
      <span className="k">{label}</span>
      <div className="v" role="group" aria-label={label} ref={box}>
        {clashes.map((clash) => (
          <ClashCard key={clash.field} {...{ editing, clash, label }} spell={spellPlainly} />
        ))}
        {form ? (
          form({ value, onChange: setValue })
        ) : (
          <ValueForm {...{ node, kind, label, value }} path={field} labelled onChange={setValue} />
        )}
        {isWrong && (
          <div className="wrong lab" role="alert">
            {faults.map((fault) => (
              <p key={fault.field + fault.message}>{spellFault(fault, label)}</p>
            ))}
          </div>
        )}
        {editing.keeping.state === 'refused' && (
          <p className="wrong lab" role="alert">
            {editing.keeping.error} What you wrote is still here.
          </p>
        )}
        {editing.keeping.state === 'offline' && (
          <p className="lab" role="status">
            No internet. What you wrote is kept on this device and goes to the desk when you are
            online again.
          </p>
        )}
        <div className="row-acts">
          <button
            type="button"
            className="quiet keep"
            disabled={keeping === 'now'}
            onClick={() => void keep()}
          >
            Save
          </button>
          <button type="button" className="quiet" onClick={cancel}>
            Cancel
          </button>
          {acts}
        </div>
        <p className="lab mut">
          {where}
          {wasWords(kind, before, readField(shipped, field), example === true, book.facts)}
          {editing.present.length > 0 &&
            ` ${editing.present.map((one) => one.name).join(' and ')} has it open, too.`}
        </p>
      </div>
    </>
  );
}

/** Only what this person changed is written: another may have written beside it meanwhile. */
function writesOf(
  kind: string,
  field: string,
  start: unknown,
  now: unknown,
  body: RecordBody,
  shipped: RecordBody | null,
): Readonly<Record<string, unknown>> {
  if (kind === 'mill' && field !== '') return millWrites(body, shipped, field, now);
  if (!isGroup(start) || !isGroup(now)) return { [field]: now };
  const names = changedFields(start, now);
  return Object.fromEntries(
    names.map((name) => [field === '' ? name : `${field}.${name}`, readField(now, name)]),
  );
}

function wasWords(
  kind: string,
  before: unknown,
  shipped: unknown,
  isExample: boolean,
  facts: object,
): string {
  if (isExample && typeof shipped === 'string') return ` ${shipped} is an example.`;
  const text = before === undefined ? '' : summarise(kind, '', before, facts).join(', ');
  return text && text.length < 80 ? ` Was ${text}.` : '';
}

/** A place in a list is called as the list: `contacts.0`. */
function lastName(field: string): string {
  return field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
}

function valueAt(body: RecordBody, field: string): unknown {
  return field === '' ? body : readField(body, field);
}

function isGroup(value: unknown): value is RecordBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
