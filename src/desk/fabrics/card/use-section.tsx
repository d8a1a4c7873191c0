import { type FormEvent, useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { endUses } from '../../../domain/fabric/fabric.ts';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields/fields.ts';
import { TickMark } from '../../record/fields/marks.tsx';
import { onlyFor } from '../../record/fields/only-for.ts';
import { Row, useRowAria } from '../../record/fields/row.tsx';
import { useQuery } from '../../use-query.ts';

interface PartProps {
  readonly editing: Editing;
}

/** What it is for, how it is finished, how it is washed. */
export function UseSection({
  editing,
  finishes,
}: PartProps & {
  /** Finishes that the mill has named before, the most used first. */
  readonly finishes: readonly string[];
}) {
  return (
    <section className="leaf" id="use" aria-label="Use and care" data-section="use">
      <h2>Use and care</h2>
      <EndUsesRow editing={editing} />
      <FinishesRow editing={editing} known={finishes} />
      <CareRow editing={editing} />
    </section>
  );
}

const EndUsesRow = onlyFor(['endUses'], function EndUsesRow({ editing }: PartProps) {
  const chosen = textsOf(readField(editing.body, 'endUses'));
  return (
    <Row editing={editing} field="endUses" label="End uses">
      <Chips
        all={endUses}
        chosen={chosen}
        onChange={(next) => editing.set('endUses', next.length > 0 ? next : undefined)}
      />
    </Row>
  );
});

interface FinishesProps extends PartProps {
  readonly known: readonly string[];
}

const FinishesRow = onlyFor(['finishes'], function FinishesRow({ editing, known }: FinishesProps) {
  const chosen = textsOf(readField(editing.body, 'finishes'));
  const write = (next: readonly string[]) =>
    editing.set('finishes', next.length > 0 ? next : undefined);
  return (
    <Row editing={editing} field="finishes" label="Finishes">
      <Chips all={[...new Set([...chosen, ...known])]} chosen={chosen} onChange={write} />
      <AddWords
        label="Another finish"
        onAdd={(finish) => !chosen.includes(finish) && write([...chosen, finish])}
      />
    </Row>
  );
});

interface ChipsProps {
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  onChange(next: readonly string[]): void;
}

/** The order in which they are chosen is the order of the page. */
function Chips({ all, chosen, onChange }: ChipsProps) {
  const { 'aria-invalid': _, ...aria } = useRowAria();
  return (
    <div {...aria} className="chips" role="group">
      {all.map((word) => {
        const on = chosen.includes(word);
        return (
          <button
            key={word}
            type="button"
            className="chip"
            aria-pressed={on}
            onClick={() => onChange(on ? chosen.filter((one) => one !== word) : [...chosen, word])}
          >
            {on && <TickMark />}
            {word}
          </button>
        );
      })}
    </div>
  );
}

function AddWords({ label, onAdd }: { readonly label: string; onAdd(words: string): void }) {
  const [typed, setTyped] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onAdd(typed.trim());
    setTyped('');
  };
  return (
    <form className="pairs add-words" onSubmit={add}>
      <input
        className="inp"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // What is typed and left is meant.
        onBlur={add}
      />
      <button type="submit" className="quiet">
        Add
      </button>
    </form>
  );
}

const CareRow = onlyFor(['care'], function CareRow({ editing }: PartProps) {
  const care = readField(editing.body, 'care');
  const key = typeof care === 'string' ? care : '';
  const { value: labels = [] } = useQuery(endpoints.contentRecords, { params: { kind: 'care' } });
  return (
    <Row
      editing={editing}
      field="care"
      label="Care"
      hint="The label that is sewn in"
      spell={(value) => labels.find((label) => label.key === value)?.title ?? undefined}
    >
      <CareSelect value={key} labels={labels} onChoose={(chosen) => editing.set('care', chosen)} />
      {key !== '' && <CareLines label={key} />}
    </Row>
  );
});

interface CareSelectProps {
  readonly value: string;
  readonly labels: readonly { readonly key: string; readonly title: string }[];
  onChoose(key: string): void;
}

function CareSelect({ value, labels, onChoose }: CareSelectProps) {
  return (
    <select
      {...useRowAria()}
      className="inp sel"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {value === '' && <option value="">Please choose</option>}
      {labels.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </select>
  );
}

function CareLines({ label }: { readonly label: string }) {
  const { value } = useQuery(endpoints.contentRecord, { params: { kind: 'care', key: label } });
  const lines = textsOf(value?.body?.['lines']);
  if (lines.length === 0) return null;
  return <p className="mut">{lines.map((line) => `${line}.`).join(' ')}</p>;
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
