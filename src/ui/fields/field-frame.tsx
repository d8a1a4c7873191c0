import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface FieldText {
  readonly label: string;
  /** Adds "optional" to the label; required fields have no mark. */
  readonly optional?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

interface FieldFrameProps extends FieldText {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, hint and error below a control; `fieldAria` links the control to them. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, optional, hint, error, className, children } = props;
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

export function fieldAria(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const described = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  return {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}
