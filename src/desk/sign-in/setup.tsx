import { useState } from 'react';
import { encode } from 'uqr';
import type { AuthenticatorSetup } from '../../contract/desk/session.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSend } from '../use-send.ts';
import { Door } from './door.tsx';
import { PasswordField } from './password-field.tsx';

/** The first sign-in: nothing of the desk is shown before the authenticator works. */
export function Setup({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const [made, setMade] = useState<AuthenticatorSetup>();
  const { busy, error, send } = useSend();

  if (!made) {
    return (
      <Door
        key="password"
        title="A second key"
        lead="The desk asks for a code of your telephone at every sign-in. Your password once more, to set it up."
        act="Set up the authenticator"
        busy={busy}
        error={error}
        onSubmit={async (form) => {
          setMade(
            await send<AuthenticatorSetup>('/auth/setup', { password: form.get('password') }),
          );
        }}
      >
        <PasswordField label="Password" autoComplete="current-password" email={email} />
      </Door>
    );
  }
  const secret = new URL(made.address).searchParams.get('secret') ?? '';
  return (
    <Door
      key="code"
      title="Scan this"
      lead="With an authenticator app on your telephone. Then type the code it shows."
      act="Open the desk"
      busy={busy}
      error={error}
      onSubmit={async (form) => {
        const code = String(form.get('code')).replaceAll(' ', '');
        if (await send('/auth/confirm', { code })) onDone();
      }}
    >
      <ScanCode text={made.address} />
      <p className="lab secret">{secret}</p>
      <TextField
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <details open className="recovery">
        <summary>Ten recovery codes: print them or write them down now</summary>
        <ul className="lab">
          {made.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </details>
    </Door>
  );
}

function ScanCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="scan"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Code for the authenticator app; the letters below say the same"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
