import { useEffect, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { JoinInvitation } from '../../contract/desk/endpoints/sign-in-endpoints.ts';
import { passwordRule } from '../../domain/desk/password-rule.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type Answer, callDesk } from '../call-desk.ts';
import { formTexts } from '../form-texts.ts';
import { go } from '../location.ts';
import { useSend } from '../use-send.ts';
import { EntryForm } from './entry-form.tsx';
import { PasswordField } from './password-field.tsx';

const titles = {
  owner: 'The first owner',
  invitation: 'Welcome to the desk',
  password: 'A new password',
} as const;

/** Where a one-time link leads; its token stays in the fragment of the address. */
export default function JoinScreen() {
  const [invitation, setInvitation] = useState<Answer<JoinInvitation>>();
  const { busy, error, fields, send } = useSend();
  const token = window.location.hash.slice(1);

  useEffect(() => {
    void callDesk(endpoints.invitation, { body: { token } }).then(setInvitation);
  }, [token]);

  if (!invitation) return <main className="door" aria-busy="true" />;
  if (!invitation.ok) {
    return (
      <main className="door">
        <div className="slip">
          <h1>This link does not work</h1>
          <p>{invitation.error}</p>
          <a className="lnk" href={screenPath('inbox')}>
            Go to the desk
          </a>
        </div>
      </main>
    );
  }
  const { purpose, email, name } = invitation.value;
  return (
    <EntryForm
      title={titles[purpose]}
      lead={email ? `For ${email}` : 'You can invite your colleagues afterwards.'}
      submitLabel="Continue"
      busy={busy}
      error={error}
      onSubmit={async (form) => {
        const typed = formTexts(form, 'name', 'email', 'password');
        const { password } = typed;
        const body = { token, name: typed.name || name, email: email || typed.email, password };
        const answer = await send(endpoints.join, { body });
        if (!answer) return;
        await callDesk(endpoints.signIn, { body: { email: answer.email, password } });
        go(screenPath('inbox'), { replace: true });
        window.location.reload();
      }}
    >
      {purpose !== 'password' && (
        <TextField
          name="name"
          label="Your name"
          defaultValue={name}
          autoComplete="name"
          error={fields['name']}
          required
        />
      )}
      {email === '' && (
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          error={fields['email']}
          required
        />
      )}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${passwordRule.least} characters; a sentence is best.`}
        error={fields['password']}
        {...(email && { email })}
      />
    </EntryForm>
  );
}
