import { type ChangeEvent, useEffect, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import type { InboxQuery } from '../../contract/desk/endpoints/inbox-endpoints.ts';
import type { Colleague } from '../../contract/desk/endpoints/people-endpoints.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { statusLabels } from '../frame/status-mark.tsx';
import { go, useLocation } from '../location.ts';

interface InboxFiltersProps {
  readonly query: InboxQuery;
  readonly people: readonly Colleague[];
}

/** Each choice is written into the address. */
export function InboxFilters({ query, people }: InboxFiltersProps) {
  const { searchParams } = useLocation();
  const [typed, setTyped] = useState(query.search);

  const set = (name: string, value: string, replace = false) => {
    const next = new URLSearchParams(searchParams);
    next.delete('after');
    if (value) next.set(name, value);
    else next.delete(name);
    // A search looks in all views unless one was chosen.
    if (name === 'search' && value && !next.has('view')) next.set('view', 'all');
    go(screenPath('inbox', {}, Object.fromEntries(next)), { replace });
  };
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    set(event.target.name, event.target.value);

  useEffect(() => {
    if (typed.trim() === query.search) return;
    const timer = setTimeout(() => set('search', typed.trim(), true), 220);
    return () => clearTimeout(timer);
  });

  return (
    <search className="filters">
      <label className="sr" htmlFor="search">
        Search
      </label>
      <input
        id="search"
        type="search"
        className="inp"
        placeholder="Name, number, fabric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Choice name="kind" label="Kind" value={query.kind} onChange={choose}>
        {Object.entries(enquiryKinds).map(([kind, { label }]) => [kind, label])}
      </Choice>
      <Choice name="status" label="Status" value={query.status} onChange={choose}>
        {Object.entries(statusLabels)}
      </Choice>
      <Choice name="owner" label="Assigned to" value={query.owner} onChange={choose}>
        {[['nobody', 'Nobody'], ...people.map(({ id, name }) => [id, name] as [string, string])]}
      </Choice>
      <label className="tick">
        <input
          type="checkbox"
          checked={query.unread}
          onChange={(event) => set('unread', event.target.checked ? '1' : '')}
        />
        Unread
      </label>
    </search>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly children: readonly (readonly string[])[];
  onChange(event: ChangeEvent<HTMLSelectElement>): void;
}

function Choice({ name, label, value = '', children, onChange }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} className="inp sel" value={value} onChange={onChange}>
      <option value="">{label}</option>
      {children.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  );
}
