import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldText, fieldAria } from './field-frame.tsx';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'>, FieldText {
  readonly name: string;
  /** Defaults to the name; needed when a page shows two fields of one name. */
  readonly id?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'number' | 'date';
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    optional,
    hint,
    error,
    className,
    id = props.name,
    type = 'text',
    ...rest
  } = props;
  return (
    <FieldFrame {...{ id, label, optional, hint, error, className }}>
      <input {...rest} {...fieldAria(id, { hint, error })} id={id} type={type} className="inp" />
    </FieldFrame>
  );
}
