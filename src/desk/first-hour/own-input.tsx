import type { Editing } from '../record/editing.ts';
import { readField, toText } from '../record/fields/fields.ts';
import { useRowAria } from '../record/fields/row.tsx';

interface OwnInputProps {
  readonly editing: Editing;
  readonly field: string;
  /** The demonstration is still shown: its value is an example and not what the mill said. */
  readonly isExample: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  /** More fields that follow from this one. */
  readonly also?: (value: string) => Readonly<Record<string, unknown>>;
}

/** A field that is empty until the mill has said something of its own; the example stands in it in grey. */
export function OwnInput(props: OwnInputProps) {
  const { editing, field, isExample, type = 'text', autoComplete = 'off', also } = props;
  const aria = useRowAria();
  const value = toText(readField(editing.body, field));
  const example = toText(readField(editing.before, field));
  const untouched = isExample && value === example;
  return (
    <input
      {...aria}
      className="inp"
      type={type}
      autoComplete={autoComplete}
      placeholder={isExample ? `For example ${example}` : undefined}
      value={untouched ? '' : value}
      onChange={({ target }) => {
        // Emptied again, the example is back.
        const next = isExample && target.value === '' ? example : target.value;
        editing.setAll({ [field]: next, ...also?.(next) });
      }}
    />
  );
}
