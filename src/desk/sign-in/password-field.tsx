import { FieldFrame, fieldAria } from '../../ui/fields/field-frame.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly name?: string;
  /** Defaults to the name; needed when a screen shows two fields of one name. */
  readonly id?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly error?: string | undefined;
  /** For the browser's own store of passwords, where the form asks for nothing else. */
  readonly email?: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, email, name = 'password', id = name, ...rest } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {email !== undefined && (
        <input hidden readOnly name="username" autoComplete="username" value={email} />
      )}
      <input
        {...rest}
        {...fieldAria(id, { hint, error })}
        id={id}
        name={name}
        type="password"
        required
        className="inp"
      />
    </FieldFrame>
  );
}
