import { type ReactNode, useId } from 'react';
import type { FormNode } from './form-of.ts';

export interface ValueFormProps {
  readonly node: FormNode;
  readonly kind: string;
  /** Dotted, from the record on: labels follow from it. */
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  onChange(value: unknown): void;
  /** The row says its label already. */
  readonly labelled?: boolean;
}

/** A control with its label above it, unless the row has said it. */
export function Labelled({
  label,
  labelled,
  children,
}: Pick<ValueFormProps, 'label' | 'labelled'> & {
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id} className={labelled ? 'sr' : 'lab mut'}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
