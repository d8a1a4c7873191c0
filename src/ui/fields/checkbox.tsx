import type { InputHTMLAttributes, ReactNode } from 'react';
import { fieldAria } from './field-frame.tsx';

interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type'
> {
  readonly name: string;
  readonly id?: string;
  /** May contain a link, for example to the privacy policy. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const own = id ?? rest.name;
  return (
    <div className="field">
      <label className="check" htmlFor={own}>
        <input {...rest} {...fieldAria(own, { hint: undefined, error })} id={own} type="checkbox" />
        <span>{label}</span>
      </label>
      {error && (
        <p className="field-error" id={`${own}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
