import { type ReactNode, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Editing } from '../editing.ts';
import { readField, toText } from './fields.ts';
import { useRowAria } from './row.tsx';
import { useTyped } from './use-typed.ts';

interface InputProps {
  readonly editing: Editing;
  readonly field: string;
  /** For a second control in one row; the first is called as the row is. */
  readonly label?: string;
}

interface TextInputProps extends InputProps {
  readonly short?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly placeholder?: string;
  /** For a field that is left out when it is empty. */
  readonly optional?: boolean;
}

export function TextInput(props: TextInputProps) {
  const { editing, field, label, short, type = 'text', placeholder, optional } = props;
  const aria = useRowAria(label);
  const typed = useTyped(toText(readField(editing.body, field)), (text) =>
    editing.set(field, optional && text === '' ? undefined : text),
  );
  return (
    <input
      {...aria}
      {...typed}
      className={classNames('inp', short && 'inp-short')}
      type={type}
      placeholder={placeholder}
      autoComplete="off"
    />
  );
}

interface NumberInputProps extends InputProps {
  readonly unit?: ReactNode;
  readonly before?: ReactNode;
  readonly decimals?: boolean;
}

/** A number of the record with its unit. */
export function NumberInput({ editing, field, label, unit, before, decimals }: NumberInputProps) {
  return (
    <span className="unit">
      {before}
      <NumberBox
        value={readField(editing.body, field)}
        onType={(value) => editing.set(field, value)}
        {...(label !== undefined && { label })}
        {...(decimals !== undefined && { decimals })}
      />
      {unit}
    </span>
  );
}

interface NumberBoxProps {
  readonly value: unknown;
  readonly label?: string;
  readonly decimals?: boolean;
  onType(value: number | string | undefined): void;
}

/**
 * What is no number yet is kept as it was typed: the desk stores it as a draft and says that it must be
 * a number.
 */
export function NumberBox({ value, label, decimals, onType }: NumberBoxProps) {
  const aria = useRowAria(label);
  const [written, setWritten] = useState('');
  const typed = useTyped(toNumber(written) === value ? written : toText(value), (text) => {
    setWritten(text);
    onType(toNumber(text));
  });
  return (
    <input
      {...aria}
      {...typed}
      className="inp"
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  );
}

/** `12.` while `12.5` is typed is 12; an empty field is no value. */
export function toNumber(text: string): number | string | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : text;
}

interface TextAreaProps extends InputProps {
  readonly rows?: number;
  readonly optional?: boolean;
  /** Beyond this many letters something is cut off; it is no limit. */
  readonly goal?: number;
  /** What so many letters mean: "Google shows all of it". */
  readonly says?: (letters: number) => string;
}

export function TextArea({ editing, field, label, rows = 3, optional, goal, says }: TextAreaProps) {
  const aria = useRowAria(label);
  const value = toText(readField(editing.body, field));
  const typed = useTyped(value, (text) =>
    editing.set(field, optional && text === '' ? undefined : text),
  );
  const letters = [...value].length;
  return (
    <>
      <textarea {...aria} {...typed} className="inp" rows={rows} />
      {goal !== undefined && (
        <div className="counter lab mut">
          <span>
            {letters} of {goal} letters
            {says && `: ${says(letters)}`}
          </span>
          <progress
            className="prog"
            max={goal}
            value={Math.min(letters, goal)}
            aria-hidden="true"
          />
        </div>
      )}
    </>
  );
}

export interface Choice {
  readonly value: string | undefined;
  readonly label: ReactNode;
  /** A dye before the label. */
  readonly colour?: string;
}

interface ChoiceInputProps extends InputProps {
  readonly choices: readonly Choice[];
}

/** A few words side by side, of which one holds. */
export function ChoiceInput({ editing, field, label, choices }: ChoiceInputProps) {
  const value = readField(editing.body, field);
  return (
    <Choices
      choices={choices}
      value={typeof value === 'string' ? value : undefined}
      onChoose={(chosen) => editing.set(field, chosen)}
      {...(label !== undefined && { label })}
    />
  );
}

/** The same value in two ways of writing it. */
export function WrittenAs(props: Omit<ChoicesProps, 'label'>) {
  const label = 'How the page writes it';
  return (
    <div className="written-as">
      <span className="lab mut" aria-hidden="true">
        {label}
      </span>
      <Choices {...props} label={label} />
    </div>
  );
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly label?: string;
  onChoose(value: string | undefined): void;
}

export function Choices({ choices, value, label, onChoose }: ChoicesProps) {
  const { 'aria-invalid': _, ...aria } = useRowAria(label);
  return (
    <div {...aria} className="seg wrap" role="group">
      {choices.map((choice) => (
        <button
          key={choice.value ?? ''}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.colour && <i style={{ background: choice.colour }} />}
          {choice.label}
        </button>
      ))}
    </div>
  );
}
