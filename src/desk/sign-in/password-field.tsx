import { FieldFrame, fieldAria } from '../../ui/fields/field-frame.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly error?: string | undefined;
  /** For the browser's own store of passwords, where the form asks for nothing else. */
  readonly email?: string;
}

export function PasswordField({ label, hint, error, email, ...rest }: PasswordFieldProps) {
  const id = 'password';
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {email !== undefined && (
        <input hidden readOnly name="username" autoComplete="username" value={email} />
      )}
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
