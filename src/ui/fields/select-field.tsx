import type { SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldText, fieldAria } from './field-frame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style'>, FieldText {
  readonly name: string;
  readonly id?: string;
  readonly options: readonly SelectOption[];
  /** First entry, with an empty value. */
  readonly prompt?: string;
}

export function SelectField(props: SelectFieldProps) {
  const {
    label,
    optional,
    hint,
    error,
    className,
    options,
    prompt,
    id = props.name,
    ...rest
  } = props;
  return (
    <FieldFrame {...{ id, label, optional, hint, error, className }}>
      <select {...rest} {...fieldAria(id, { hint, error })} id={id} className="inp sel">
        {prompt !== undefined && <option value="">{prompt}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
