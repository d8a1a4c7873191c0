import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldLabel } from '../../../domain/publishing/field-labels.ts';
import { changedFields, type RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { usePerson } from '../../person-context.ts';
import { ClashCard } from '../../record/clash-card.tsx';
import { DayField } from '../../record/fields/day-field.tsx';
import type { Editing } from '../../record/editing.ts';
import { spellFault, spellPlainly } from '../../record/fields/spell-value.ts';
import { useRecord } from '../../record/use-record.ts';
import { useBook } from '../book.ts';
import { changeRecord } from '../change-record.ts';
import { Labelled } from '../form/labelled.tsx';
import { focusFirst } from '../rows/focus-first.ts';
import { useOpenRows } from '../rows/open-rows.tsx';
import { keepOrCancel, useKeysIn } from '../rows/use-keys-in.ts';
import type { ClaimBody } from './claim-words.ts';
import { ProofFile } from './proof-file.tsx';
import { toText } from '../../record/fields/fields.ts';

interface ClaimEditorProps {
  readonly name: string;
  readonly claimKey: string;
}

/** What is said, what proves it and until when: kept as a draft. */
export function ClaimEditor({ name, claimKey }: ClaimEditorProps) {
  const record = useRecord('claim', claimKey);
  if (record.state !== 'ready') return <div className="proof" aria-busy="true" />;
  return <Form name={name} editing={record.editing} />;
}

const texts = ['text', 'evidence', 'register', 'holder'] as const;
const days = ['checkedOn', 'validUntil'] as const;

function Form({ name, editing }: { readonly name: string; readonly editing: Editing }) {
  const { today } = useBook().answer;
  const me = usePerson().name;
  const { closeRow } = useOpenRows();
  const [start] = useState(editing.body);
  const [claim, setClaim] = useState(editing.body);
  const [kept, setKept] = useState(false);
  const held = useRef({ claim, editing, over: false });
  useLayoutEffect(() => {
    held.current = { claim, editing, over: held.current.over };
  });
  const change = (field: string, value: string) => {
    const { [field]: _before, ...others } = claim;
    const isGone = value === '' && field !== 'text';
    setClaim(isGone ? others : withValue({ ...others, [field]: value }, field, start));
  };
  const write = () => {
    const { claim: now, editing: hands } = held.current;
    const names = changedFields(start, now);
    const writes = Object.fromEntries(names.map((field) => [field, now[field]]));
    // What it warned of was about the former words.
    if (names.includes('text')) Object.assign(writes, { risk: undefined });
    if (names.length > 0) hands.setAll(writes);
  };
  useLayoutEffect(
    () => () => {
      if (!held.current.over) write();
    },
    // Once: leaving keeps what was typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const keep = async () => {
    held.current.over = true;
    write();
    const done = await editing.saveNow();
    held.current.over = done;
    setKept(true);
    if (done && editing.faults.length === 0 && editing.clashes.length === 0) closeRow(name);
  };
  const cancel = () => {
    held.current.over = true;
    closeRow(name);
  };
  const box = useRef<HTMLDivElement>(null);
  useKeysIn(
    box,
    keepOrCancel(() => void keep(), cancel),
  );
  useEffect(() => focusFirst(box.current), []);
  const withhold = async () => {
    held.current.over = true;
    write();
    await editing.saveNow();
    closeRow(name);
    await changeRecord({ kind: 'claim', key: editing.key }, (body) => ({
      ...body,
      withheld: true,
    }));
  };
  const checkedNow = () => setClaim({ ...claim, checkedBy: me, checkedOn: today });
  return (
    <div className="proof proof-form" role="group" aria-label="Proof" ref={box}>
      {editing.clashes.map((clash) => (
        <ClashCard
          key={clash.field}
          {...{ editing, clash }}
          label={fieldLabel('claim', clash.field)}
          spell={spellPlainly}
        />
      ))}
      {texts.map((field) => (
        <Labelled key={field} label={fieldLabel('claim', field)}>
          {(id) => (
            <input
              id={id}
              className="inp"
              autoComplete="off"
              placeholder={hints[field]}
              value={toText(claim[field])}
              onChange={({ target }) => change(field, target.value)}
            />
          )}
        </Labelled>
      ))}
      <ProofFile
        file={(claim as unknown as ClaimBody).proofFile}
        onChange={(file) => change('proofFile', file ?? '')}
      />
      <div className="proof-days">
        <Labelled label={fieldLabel('claim', 'checkedBy')}>
          {(id) => (
            <input
              id={id}
              className="inp"
              autoComplete="off"
              value={toText(claim['checkedBy'])}
              onChange={({ target }) => change('checkedBy', target.value)}
            />
          )}
        </Labelled>
        {days.map((field) => (
          <Labelled key={field} label={fieldLabel('claim', field)}>
            {(id) => (
              <DayField id={id} value={toText(claim[field])} onDay={(day) => change(field, day)} />
            )}
          </Labelled>
        ))}
        <button type="button" className="quiet" onClick={checkedNow}>
          Put in my name and today
        </button>
      </div>
      <p className="lab mut">
        After its last day it leaves the site by itself. The file is for the desk alone.
      </p>
      {kept && editing.faults.length > 0 && (
        <div className="wrong lab" role="alert">
          {editing.faults.map((fault) => (
            <p key={fault.field + fault.message}>
              {spellFault(fault, fieldLabel('claim', fault.field))}
            </p>
          ))}
        </div>
      )}
      {editing.keeping.state === 'refused' && (
        <p className="wrong lab" role="alert">
          {editing.keeping.error} What you wrote is still here.
        </p>
      )}
      <div className="row-acts">
        <button type="button" className="quiet keep" onClick={() => void keep()}>
          Save
        </button>
        <button type="button" className="quiet" onClick={cancel}>
          Cancel
        </button>
        {editing.body['withheld'] !== true && (
          <button type="button" className="quiet" onClick={() => void withhold()}>
            Hide from the site
          </button>
        )}
      </div>
    </div>
  );
}

const hints: Partial<Record<(typeof texts)[number], string>> = {
  evidence: 'For example: registration certificate of 1969',
  register: 'For example: 24.HIN.01234',
};

/** The figure that pages count with is the one in the words; a claim without one says its words. */
function withValue(claim: RecordBody, field: string, start: RecordBody): RecordBody {
  if (field !== 'text') return claim;
  const text = toText(claim['text']);
  const before = start['value'];
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '');
  if (typeof before === 'number') return digits ? { ...claim, value: Number(digits) } : claim;
  return before === start['text'] ? { ...claim, value: text } : claim;
}
