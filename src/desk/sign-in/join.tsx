import { useEffect, useState } from 'react';
import { type JoinOffer, passwordRule } from '../../contract/desk/session.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type Answer, send as sendOnce } from '../api.ts';
import { go } from '../location.ts';
import { useSend } from '../use-send.ts';
import { Door } from './door.tsx';
import { PasswordField } from './password-field.tsx';

const titles = {
  owner: 'The first owner',
  invitation: 'Your place at the desk',
  password: 'A new password',
} as const;

/** Where a one-time link leads; its token stays in the fragment. */
export function Join() {
  const [offer, setOffer] = useState<Answer<JoinOffer>>();
  const { busy, error, fields, send } = useSend();
  const token = window.location.hash.slice(1);

  useEffect(() => {
    void sendOnce<JoinOffer>('/auth/offer', { token }).then(setOffer);
  }, [token]);

  if (!offer) return <main className="door" aria-busy="true" />;
  if (!offer.ok) {
    return (
      <main className="door">
        <div className="slip">
          <h1>No way in</h1>
          <p>{offer.error}</p>
          <a className="lnk" href="/desk">
            To the desk
          </a>
        </div>
      </main>
    );
  }
  const { purpose, email, name } = offer.value;
  return (
    <Door
      title={titles[purpose]}
      lead={email ? `For ${email}` : 'You will be able to invite the others.'}
      act="Continue"
      busy={busy}
      error={error}
      onSubmit={async (form) => {
        const typed = Object.fromEntries(form);
        const answer = await send<{ email: string }>('/auth/join', {
          name,
          email,
          ...typed,
          token,
        });
        if (!answer) return;
        const password = typed['password'];
        await sendOnce('/auth/sign-in', { email: answer.email, password });
        go('/desk', { replace: true });
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
    </Door>
  );
}
