import { type FormEvent, useState } from 'react';
import type { Colleague } from '../../contract/desk/settings.ts';
import { type Role, roles } from '../../domain/desk/roles.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SureButton } from '../frame/sure-button.tsx';
import { useAsked } from '../use-asked.ts';
import { useSend } from '../use-send.ts';

export function People() {
  const { value: people = [] } = useAsked<Colleague[]>('/people');
  const { send, busy, error, fields } = useSend();
  const [invited, setInvited] = useState('');
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const asked = Object.fromEntries(new FormData(form));
    if (!(await send('/people/invite', asked))) return;
    setInvited(String(asked['email']));
    form.reset();
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
              onChange={(event) => send(`/people/${person.id}/role`, { role: event.target.value })}
            >
              {roleOptions}
            </select>
            <button
              type="button"
              className="quiet"
              disabled={busy}
              onClick={() => send(`/people/${person.id}/new-password`)}
            >
              New password by mail
            </button>
            <SureButton
              label="Remove"
              question={`Remove ${person.name}?`}
              disabled={busy}
              onSure={() => void send(`/people/${person.id}`, {}, 'DELETE')}
            />
          </li>
        ))}
      </ul>
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

const roleOptions = (Object.keys(roles) as Role[]).map((role) => (
  <option key={role} value={role}>
    {roles[role].label}
  </option>
));
