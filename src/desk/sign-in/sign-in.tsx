import { useState } from 'react';
import type { SignInAnswer } from '../../contract/desk/session.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSend } from '../use-send.ts';
import { Door } from './door.tsx';
import { PasswordField } from './password-field.tsx';

/** Password, then the code of the authenticator. */
export function SignIn({ onDone }: { readonly onDone: () => void }) {
  const [stage, setStage] = useState<'password' | 'code' | 'recovery'>('password');
  const { busy, error, send } = useSend();

  if (stage === 'password') {
    return (
      <Door
        key={stage}
        title="The desk"
        act="Sign in"
        busy={busy}
        error={error}
        onSubmit={async (form) => {
          const { email, password } = Object.fromEntries(form);
          const answer = await send<SignInAnswer>('/auth/sign-in', { email, password });
          if (answer?.stage === 'code') setStage('code');
          if (answer?.stage === 'setup') onDone();
        }}
      >
        <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
        <PasswordField label="Password" autoComplete="current-password" />
      </Door>
    );
  }
  const recovery = stage === 'recovery';
  return (
    <Door
      key={stage}
      title={recovery ? 'Recovery code' : 'Your code'}
      lead={
        recovery
          ? 'One of the ten codes you kept. Each works once.'
          : 'Six digits from your authenticator app.'
      }
      act="Continue"
      busy={busy}
      error={error}
      onSubmit={async (form) => {
        const kind = recovery ? 'recovery' : 'totp';
        const code = String(form.get('code')).replaceAll(' ', '');
        if (await send('/auth/code', { code, kind })) onDone();
      }}
      beneath={
        <button
          type="button"
          className="lnk"
          onClick={() => setStage(recovery ? 'code' : 'recovery')}
        >
          {recovery ? 'Use the authenticator' : 'Use a recovery code'}
        </button>
      }
    >
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        required
      />
    </Door>
  );
}
