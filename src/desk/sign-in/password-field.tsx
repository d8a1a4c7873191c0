import { FieldFrame, fieldAria } from '../../ui/field-frame.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const id = 'password';
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        {...fieldAria(id, { hint, error })}
        id={id}
        name="password"
        type="password"
        required
        className="inp"
      />
    </FieldFrame>
  );
}
