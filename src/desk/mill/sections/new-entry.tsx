import { type FormEvent, useState } from 'react';
import { useMay } from '../../person-context.ts';
import { focusFirstIn } from '../rows/focus-first.ts';

interface NewEntryProps {
  /** Of the field. */
  readonly id: string;
  /** On the button that opens the form. */
  readonly offer: string;
  readonly title: string;
  readonly label: string;
  readonly placeholder?: string;
  /** On the button that adds it. */
  readonly go: string;
  /** False: it was not added, and the form stays. */
  onAdd(text: string): Promise<boolean>;
}

/** One line for a new entry of a list; its row then opens for the rest. */
export function NewEntry(props: NewEntryProps) {
  const { id, offer, title, label, placeholder, go, onAdd } = props;
  const [adding, setAdding] = useState(false);
  if (!useMay('draft')) return null;
  if (!adding) {
    return (
      <p className="leaf-foot">
        <button type="button" className="quiet" onClick={() => setAdding(true)}>
          {offer}
        </button>
      </p>
    );
  }
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    if (text && (await onAdd(text))) setAdding(false);
  };
  return (
    <form
      className="hl editing"
      aria-label={title}
      onSubmit={(event) => void add(event)}
      ref={focusFirstIn}
    >
      <label className="k" htmlFor={id}>
        {label}
      </label>
      <div className="v">
        <input
          id={id}
          name="text"
          className="inp"
          placeholder={placeholder}
          autoComplete="off"
          maxLength={200}
          onKeyDown={({ key }) => key === 'Escape' && setAdding(false)}
        />
        <div className="row-acts">
          <button type="submit" className="quiet keep">
            {go}
          </button>
          <button type="button" className="quiet" onClick={() => setAdding(false)}>
            Cancel
          </button>
        </div>
      </div>
    </form>
  );
}
