import { type FormEvent, useEffect, useRef, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { onSecondLook } from '../call-desk.ts';
import { formTexts } from '../form-texts.ts';
import { usePerson } from '../person-context.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useSend } from '../use-send.ts';

/** The one dialog for every call that the server refuses without a second look. */
export function ConfirmIdentity() {
  const person = usePerson();
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useRef<Question>(undefined);
  const [kind, setKind] = useState<'totp' | 'password'>('totp');
  /** Another round begins with empty fields and without the last error. */
  const [round, setRound] = useState(0);

  useEffect(
    () =>
      onSecondLook(() => {
        // Two calls that are refused at the same moment ask once.
        asked.current ??= askQuestion();
        if (!dialog.current?.open) {
          setRound((last) => last + 1);
          dialog.current?.showModal();
        }
        return asked.current.answer;
      }),
    [],
  );
  const settle = (confirmed: boolean) => {
    asked.current?.settle(confirmed);
    asked.current = undefined;
    dialog.current?.close();
  };
  return (
    <Dialog
      id="confirm-identity"
      title="Confirm it is you"
      ref={dialog}
      closeLabel="Cancel"
      onClose={() => settle(false)}
    >
      {round > 0 && (
        <ProofForm
          key={`${round} ${kind}`}
          kind={kind}
          email={person.email}
          onConfirmed={() => settle(true)}
          onOther={() => setKind(kind === 'totp' ? 'password' : 'totp')}
        />
      )}
    </Dialog>
  );
}

interface Question {
  readonly answer: Promise<boolean>;
  settle(confirmed: boolean): void;
}

function askQuestion(): Question {
  let settle: Question['settle'] = () => {};
  const answer = new Promise<boolean>((resolve) => (settle = resolve));
  return { answer, settle };
}

interface ProofFormProps {
  readonly kind: 'totp' | 'password';
  readonly email: string;
  onConfirmed(): void;
  onOther(): void;
}

function ProofForm({ kind, email, onConfirmed, onOther }: ProofFormProps) {
  const { send, busy, error } = useSend();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, []);
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = formTexts(event.currentTarget, 'proof').proof;
    const proof = kind === 'totp' ? typed.replaceAll(' ', '') : typed;
    if (await send(endpoints.confirmIdentity, { body: { kind, proof } })) onConfirmed();
  };
  const field = { name: 'proof', id: 'identity-proof', error };
  return (
    <form aria-label="Confirm it is you" className="stack" ref={form} onSubmit={confirm}>
      <p>What you are about to do needs a second look. It counts for ten minutes.</p>
      {kind === 'totp' ? (
        <TextField
          {...field}
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      ) : (
        <PasswordField
          {...field}
          label="Your password"
          autoComplete="current-password"
          email={email}
        />
      )}
      <div className="acts">
        <Button type="submit" look="primary" size="small" busy={busy}>
          Confirm
        </Button>
        <button type="button" className="lnk" onClick={onOther}>
          {kind === 'totp' ? 'Use the password instead' : 'Use a code instead'}
        </button>
      </div>
    </form>
  );
}
