import { useTyped } from '../../record/fields/use-typed.ts';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly long?: boolean;
  readonly placeholder?: string;
  onChange(value: string): void;
}

/** A label over its field, as the forms of blocks have them. */
export function TextField({ label, value, long, placeholder, onChange }: TextFieldProps) {
  const typed = useTyped(value, onChange);
  return (
    <label className="entry-field">
      <span className="lab">{label}</span>
      {long ? (
        <textarea {...typed} className="inp short" rows={2} placeholder={placeholder} />
      ) : (
        <input {...typed} className="inp" placeholder={placeholder} autoComplete="off" />
      )}
    </label>
  );
}

/** A line cannot hold a line end: what is pasted becomes one line. */
export function oneLine(text: string): string {
  const [first = '', ...more] = text.split('\n');
  if (more.length === 0) return text;
  const last = more.pop()!.trimStart();
  const between = more.map((line) => line.trim()).filter((line) => line !== '');
  return [first.trimEnd(), ...between, last].join(' ');
}
