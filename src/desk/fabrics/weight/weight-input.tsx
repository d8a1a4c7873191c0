import type { GsmRecord } from '../../../domain/fabric/fabric.ts';
import { toNumber } from '../../record/fields/inputs.tsx';
import type { Editing } from '../../record/editing.ts';
import { readField, toText } from '../../record/fields/fields.ts';
import { useRowAria } from '../../record/fields/row.tsx';
import { useTyped } from '../../record/fields/use-typed.ts';

type Kind = GsmRecord['kind'];

const kinds: readonly (readonly [Kind, string])[] = [
  ['single', 'Same weight for all'],
  ['range', 'A range, from … to'],
  ['customizable', 'The buyer chooses'],
];

export function spellWeight(value: unknown): string | undefined {
  const { kind, gsm, from, to } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'single') return `${String(gsm ?? '?')} GSM`;
  if (kind === 'range') return `${String(from ?? '?')} to ${String(to ?? '?')} GSM`;
  return kind === 'customizable' ? 'the buyer chooses' : undefined;
}

/** One weight, a range, or whatever the buyer asks for. */
export function WeightInput({ editing }: { readonly editing: Editing }) {
  const gsm = (readField(editing.body, 'gsm') ?? { kind: 'single' }) as Record<string, unknown>;
  const kind = (gsm['kind'] ?? 'single') as Kind;
  const choose = (next: Kind) => editing.set('gsm', turnInto(next, gsm));
  const number = (name: 'gsm' | 'from' | 'to', label?: string) => (
    <WeightNumber
      value={gsm[name]}
      {...(label !== undefined && { label })}
      onChange={(value) => editing.set('gsm', { ...without(gsm, name), kind, ...value })}
      name={name}
    />
  );
  return (
    <div className="pairs">
      {kind === 'single' && <span className="unit">{number('gsm')} GSM</span>}
      {kind === 'range' && (
        <span className="unit">
          {number('from', 'Weight from')} to {number('to', 'Weight to')} GSM
        </span>
      )}
      <select
        className="inp sel weight-kind"
        aria-label="How the weight is promised"
        value={kind}
        onChange={({ target }) => choose(target.value as Kind)}
      >
        {kinds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface WeightNumberProps {
  readonly name: string;
  readonly value: unknown;
  readonly label?: string;
  onChange(value: Readonly<Record<string, unknown>>): void;
}

function WeightNumber({ name, value, label, onChange }: WeightNumberProps) {
  const aria = useRowAria(label);
  const typed = useTyped(toText(value), (text) => {
    const next = toNumber(text);
    onChange(next === undefined ? {} : { [name]: next });
  });
  return <input {...aria} {...typed} className="inp" inputMode="numeric" autoComplete="off" />;
}

/** What was typed goes along: a single weight becomes the lower end of a range and back. */
export function turnInto(kind: Kind, gsm: Readonly<Record<string, unknown>>): object {
  const low = gsm['gsm'] ?? gsm['from'];
  if (kind === 'customizable') return { kind };
  if (kind === 'single') return { kind, ...(low !== undefined && { gsm: low }) };
  const high = gsm['to'];
  return {
    kind,
    ...(low !== undefined && { from: low }),
    ...(high !== undefined && { to: high }),
  };
}

function without(
  group: Readonly<Record<string, unknown>>,
  name: string,
): Readonly<Record<string, unknown>> {
  const { [name]: _, ...rest } = group;
  return rest;
}
