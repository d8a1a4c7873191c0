import { type FormEvent, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { roles } from '../../domain/desk/roles.ts';
import { ConfirmButton } from '../frame/confirm-button.tsx';
import { formTexts } from '../form-texts.ts';
import { Moment } from '../moment.tsx';
import { usePerson } from '../person-context.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { listUnsaved } from '../record/unsaved.ts';
import { useQuery } from '../use-query.ts';
import { useSend } from '../use-send.ts';
import { ChangePassword } from './change-password.tsx';

/** Where I am signed in, my password, and new recovery codes. */
export default function MeScreen() {
  const person = usePerson();
  const { value: sessions = [] } = useQuery(endpoints.sessions);
  const { send, busy, error } = useSend();
  const [codes, setCodes] = useState<readonly string[]>();
  const leave = async (everywhere: boolean) => {
    const left = everywhere
      ? await send(endpoints.signOutEverywhere)
      : await send(endpoints.signOut);
    if (left) window.location.assign(screenPath('inbox'));
  };
  const renew = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = formTexts(event.currentTarget, 'password');
    const answer = await send(endpoints.renewRecoveryCodes, { body });
    setCodes(answer?.recoveryCodes);
  };
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>{person.name}</h1>
        <button
          type="button"
          className="btn btn-small"
          disabled={busy}
          onClick={() => leave(false)}
        >
          Sign out
        </button>
      </div>
      <UnsavedNote person={person.id} />
      <p className="mut">
        {person.email}, {roles[person.role].label}
      </p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <section>
        <div className="section-head">
          <h2>Signed in on</h2>
          <ConfirmButton
            label="Sign out everywhere"
            question="Sign out here and everywhere else?"
            disabled={busy}
            onConfirm={() => void leave(true)}
          />
        </div>
        <ul className="people">
          {sessions.map((session) => (
            <li key={session.id}>
              <span>
                <b>{session.browser}</b>{' '}
                <span className="mut">
                  {session.from} since <Moment at={session.since} />
                </span>
              </span>
              {session.current ? (
                <span className="mut">this browser</span>
              ) : (
                <button
                  type="button"
                  className="quiet"
                  disabled={busy}
                  onClick={() => send(endpoints.endSession, { params: { id: session.id } })}
                >
                  Sign out there
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <ChangePassword />
      <section>
        <h2>Recovery codes</h2>
        {codes ? (
          <ul className="recovery lab">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        ) : (
          <form aria-label="New recovery codes" className="stack narrow" onSubmit={renew}>
            <PasswordField
              id="recovery-password"
              label="Your password, for ten new codes"
              autoComplete="current-password"
              email={person.email}
            />
            <div className="acts">
              <button type="submit" className="btn btn-small" disabled={busy}>
                Make new codes
              </button>
            </div>
          </form>
        )}
      </section>
    </div>
  );
}

/** Before somebody signs out: what the desk does not have yet stays here for them. */
function UnsavedNote({ person }: { readonly person: string }) {
  const count = listUnsaved(person).length;
  if (count === 0) return null;
  return (
    <p role="status">
      {count === 1 ? 'One text is' : `${count} texts are`} kept on this device and not at the desk
      yet. You find {count === 1 ? 'it' : 'them'} again when you sign in here.
    </p>
  );
}
