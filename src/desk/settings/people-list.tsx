import { type FormEvent, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { isRole, type Role, roles } from '../../domain/desk/roles.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConfirmButton } from '../frame/confirm-button.tsx';
import { formTexts } from '../form-texts.ts';
import { spellFully } from '../spell-time.ts';
import { useQuery } from '../use-query.ts';
import { useSend } from '../use-send.ts';

export function PeopleList() {
  const { value: people = [] } = useQuery(endpoints.people);
  const { send, busy, error, fields } = useSend();
  const [invited, setInvited] = useState('');
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { role, ...person } = formTexts(form, 'name', 'email', 'role');
    if (!isRole(role) || !(await send(endpoints.invite, { body: { ...person, role } }))) return;
    setInvited(person.email);
    form.reset();
  };
  const changeRole = (id: string, role: string) => {
    if (isRole(role)) void send(endpoints.changeRole, { params: { id }, body: { role } });
  };
  return (
    <section>
      <h2>People</h2>
      <ul className="people">
        {people.map((person) => (
          <li key={person.id}>
            <span>
              <b>{person.name}</b> <span className="mut">{person.email}</span>
              {!person.ready && <span className="mut"> (has not finished joining)</span>}
            </span>
            <select
              aria-label={`Role of ${person.name}`}
              className="inp sel"
              value={person.role}
              disabled={busy}
              onChange={(event) => changeRole(person.id, event.target.value)}
            >
              {roleOptions}
            </select>
            <button
              type="button"
              className="quiet"
              disabled={busy}
              onClick={() => send(endpoints.mailNewPassword, { params: { id: person.id } })}
            >
              New password by mail
            </button>
            <ConfirmButton
              label="Remove"
              question={`Remove ${person.name}?`}
              disabled={busy}
              onConfirm={() => void send(endpoints.removePerson, { params: { id: person.id } })}
            />
          </li>
        ))}
      </ul>
      <PendingInvitations />
      <form aria-label="Invite" className="invite" onSubmit={invite}>
        <TextField name="name" id="invite-name" label="Name" required error={fields['name']} />
        <TextField
          name="email"
          id="invite-email"
          label="E-mail"
          type="email"
          required
          error={fields['email']}
        />
        <label className="field">
          <span>Role</span>
          <select name="role" className="inp sel" defaultValue="sales">
            {roleOptions}
          </select>
        </label>
        <Button type="submit" size="small" busy={busy}>
          Invite
        </Button>
      </form>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <p role="status">{invited && `The invitation to ${invited} is on its way.`}</p>
    </section>
  );
}

/** Invited, but not here yet; whoever has the link can still join. */
function PendingInvitations() {
  const { value: pending = [] } = useQuery(endpoints.invitations);
  const { send, busy, error } = useSend();
  if (pending.length === 0 && !error) return null;
  return (
    <>
      <h3>Invited</h3>
      <ul className="people">
        {pending.map(({ id, name, email, role, by, expiresAt }) => (
          <li key={id}>
            <span>
              <b>{name}</b>{' '}
              <span className="mut">
                {email}, {roles[role].label}
                {by && `, by ${by}`}, until {spellFully(expiresAt)}
              </span>
            </span>
            <ConfirmButton
              label="Withdraw"
              question={`Withdraw the invitation to ${name}?`}
              disabled={busy}
              onConfirm={() => void send(endpoints.withdrawInvitation, { params: { id } })}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

const roleOptions = (Object.keys(roles) as Role[]).map((role) => (
  <option key={role} value={role}>
    {roles[role].label}
  </option>
));
