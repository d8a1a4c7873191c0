import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldText, fieldAria } from './field-frame.tsx';

interface TextAreaFieldProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'>, FieldText {
  readonly name: string;
  readonly id?: string;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, optional, hint, error, className, id = props.name, rows = 5, ...rest } = props;
  return (
    <FieldFrame {...{ id, label, optional, hint, error, className }}>
      <textarea {...rest} {...fieldAria(id, { hint, error })} id={id} rows={rows} className="inp" />
    </FieldFrame>
  );
}
