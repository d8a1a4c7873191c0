import { type FormEvent, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { passwordRule } from '../../domain/desk/password-rule.ts';
import { formTexts } from '../form-texts.ts';
import { usePerson } from '../person-context.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useSend } from '../use-send.ts';

export function ChangePassword() {
  const person = usePerson();
  const { send, busy, error, fields } = useSend();
  const [changed, setChanged] = useState(false);
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setChanged(false);
    const body = formTexts(form, 'current', 'password');
    if (!(await send(endpoints.changePassword, { body }))) return;
    form.reset();
    setChanged(true);
  };
  return (
    <section>
      <h2>Password</h2>
      <form aria-label="Change the password" className="stack narrow" onSubmit={change}>
        <PasswordField
          name="current"
          label="Your password now"
          autoComplete="current-password"
          email={person.email}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${passwordRule.least} characters; a sentence is best. All other browsers are signed out.`}
          error={fields['password']}
        />
        {error && !fields['password'] && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button type="submit" className="btn btn-small" disabled={busy}>
            Change the password
          </button>
        </div>
        <p role="status">
          {changed && 'Your password was changed. All other browsers are signed out.'}
        </p>
      </form>
    </section>
  );
}
