import { useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { Editing } from '../../record/editing.ts';
import { readField, readText } from '../../record/fields/fields.ts';
import { useRowAria } from '../../record/fields/row.tsx';
import { useQuery } from '../../use-query.ts';
import { toSlug } from '../to-slug.ts';

interface InputProps {
  readonly editing: Editing;
}

interface AddressInputProps extends InputProps {
  readonly prefix: string;
}

export function AddressInput({ editing, prefix }: AddressInputProps) {
  const aria = useRowAria();
  const slug = readText(editing.body, 'slug') || editing.key;
  const former = readField(editing.body, 'formerSlugs');
  const count = Array.isArray(former) ? former.length : 0;
  return (
    <>
      <span className="unit address-input">
        <span className="mut">/{prefix}/</span>
        <input
          {...aria}
          className="inp"
          value={slug}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            const typed = toSlug(target.value);
            editing.set('slug', typed === editing.key ? undefined : typed);
          }}
        />
      </span>
      {(slug !== editing.key || count > 0) && (
        <span className="lab mut">
          {count > 0
            ? `${count + Number(slug !== editing.key)} old links lead here.`
            : `/${prefix}/${editing.key} leads here.`}
        </span>
      )}
    </>
  );
}

interface TickProps extends InputProps {
  readonly field: string;
  readonly label: string;
}

export function Tick({ editing, field, label }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={readField(editing.body, field) === true}
        onChange={({ target }) => editing.set(field, target.checked ? true : undefined)}
      />
      {label}
    </label>
  );
}

export function WordsInput({ editing, field }: InputProps & { readonly field: string }) {
  const aria = useRowAria();
  const value = readField(editing.body, field);
  const words = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(words.join(', '));
  // Somebody else may have changed them; what is typed here stays as it is typed.
  const shown = split(typed).join() === words.join() ? typed : words.join(', ');
  return (
    <input
      {...aria}
      className="inp"
      value={shown}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        editing.set(field, split(target.value));
      }}
    />
  );
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

export function RelatedInput({ editing }: InputProps) {
  const { value: lines } = useQuery(endpoints.journal);
  const value = readField(editing.body, 'related');
  const related = Array.isArray(value) ? value.map(String) : [];
  const others = lines?.filter(({ key, state }) => key !== editing.key && state !== 'off') ?? [];
  return (
    <div className="chips">
      {others.map(({ key, title }) => {
        const isChosen = related.includes(key);
        return (
          <button
            key={key}
            type="button"
            className="chip"
            aria-pressed={isChosen}
            onClick={() =>
              editing.set(
                'related',
                isChosen ? related.filter((one) => one !== key) : [...related, key].slice(-6),
              )
            }
          >
            {title}
          </button>
        );
      })}
    </div>
  );
}
