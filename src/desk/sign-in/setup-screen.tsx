import { useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { AuthenticatorSetup } from '../../contract/desk/endpoints/sign-in-endpoints.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { formTexts } from '../form-texts.ts';
import { ScanCode } from '../frame/scan-code.tsx';
import { useSend } from '../use-send.ts';
import { EntryForm } from './entry-form.tsx';
import { PasswordField } from './password-field.tsx';

/** The first sign-in: nothing of the desk is shown before the authenticator works. */
export default function SetupScreen({
  email,
  onDone,
}: {
  readonly email: string;
  readonly onDone: () => void;
}) {
  const [made, setMade] = useState<AuthenticatorSetup>();
  const { busy, error, send } = useSend();

  if (!made) {
    return (
      <EntryForm
        key="password"
        title="Set up the authenticator"
        lead="Every sign-in also asks for a code from an app on your phone. Please enter your password again to set it up."
        submitLabel="Set up the authenticator"
        busy={busy}
        error={error}
        onSubmit={async (form) => {
          const body = formTexts(form, 'password');
          setMade(await send(endpoints.setUpAuthenticator, { body }));
        }}
      >
        <PasswordField label="Password" autoComplete="current-password" email={email} />
      </EntryForm>
    );
  }
  const secret = new URL(made.address).searchParams.get('secret') ?? '';
  return (
    <EntryForm
      key="code"
      title="Scan this code"
      lead="Use an authenticator app on your phone, then enter the code it shows."
      submitLabel="Open the desk"
      busy={busy}
      error={error}
      onSubmit={async (form) => {
        const code = formTexts(form, 'code').code.replaceAll(' ', '');
        if (await send(endpoints.confirmAuthenticator, { body: { code } })) onDone();
      }}
    >
      <ScanCode
        text={made.address}
        label="QR code for the authenticator app; the letters below say the same"
      />
      <p className="lab secret">{secret}</p>
      <TextField
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <details open className="recovery">
        <summary>Ten recovery codes: please print them or write them down now</summary>
        <ul className="lab">
          {made.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </details>
    </EntryForm>
  );
}
