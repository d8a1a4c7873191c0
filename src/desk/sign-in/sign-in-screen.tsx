import { useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { formTexts } from '../form-texts.ts';
import { useSend } from '../use-send.ts';
import { EntryForm } from './entry-form.tsx';
import { PasswordField } from './password-field.tsx';

/** First the password, then the code of the authenticator. */
export function SignInScreen({ onDone }: { readonly onDone: () => void }) {
  const [stage, setStage] = useState<'password' | 'code' | 'recovery'>('password');
  const { busy, error, send } = useSend();

  if (stage === 'password') {
    return (
      <EntryForm
        key={stage}
        title="The desk"
        submitLabel="Sign in"
        busy={busy}
        error={error}
        onSubmit={async (form) => {
          const body = formTexts(form, 'email', 'password');
          const answer = await send(endpoints.signIn, { body });
          if (answer?.stage === 'code') setStage('code');
          if (answer?.stage === 'setup') onDone();
        }}
      >
        <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
        <PasswordField label="Password" autoComplete="current-password" />
      </EntryForm>
    );
  }
  const recovery = stage === 'recovery';
  return (
    <EntryForm
      key={stage}
      title={recovery ? 'Recovery code' : 'Your code'}
      lead={
        recovery
          ? 'One of the ten codes you wrote down. Each works once.'
          : 'Six digits from your authenticator app.'
      }
      submitLabel="Continue"
      busy={busy}
      error={error}
      onSubmit={async (form) => {
        const kind = recovery ? 'recovery' : 'totp';
        const code = formTexts(form, 'code').code.replaceAll(' ', '');
        if (await send(endpoints.sendCode, { body: { code, kind } })) onDone();
      }}
      beneath={
        <>
          <button
            type="button"
            className="lnk"
            onClick={() => setStage(recovery ? 'code' : 'recovery')}
          >
            {recovery ? 'Use the authenticator' : 'Use a recovery code'}
          </button>
          <button type="button" className="lnk" onClick={() => setStage('password')}>
            Enter the password again
          </button>
        </>
      }
    >
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        required
      />
    </EntryForm>
  );
}
