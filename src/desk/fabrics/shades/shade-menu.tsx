import { type FormEvent, useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { callDesk } from '../../call-desk.ts';
import { notifySoon } from '../../changes.ts';

interface ShadeMenuProps {
  readonly shade: string;
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly isLead: boolean;
  onLead(): void;
  onMove(to: number): void;
  onTakeOff(): void;
  onClose(): void;
}

/** What can be done to one shade of the card. */
export function ShadeMenu(props: ShadeMenuProps) {
  const { shade, name, at, count, isLead, onLead, onMove, onTakeOff, onClose } = props;
  const [isNaming, setNaming] = useState(false);
  return (
    <div className="shade-menu" role="group" aria-label={name}>
      <b>{name}</b>
      <button type="button" className="quiet" disabled={isLead} onClick={onLead}>
        {isLead ? 'It is the main shade' : 'Make it the main shade'}
      </button>
      <button type="button" className="quiet" disabled={at === 0} onClick={() => onMove(at - 1)}>
        Move left
      </button>
      <button
        type="button"
        className="quiet"
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        Move right
      </button>
      <button
        type="button"
        className="quiet"
        aria-expanded={isNaming}
        onClick={() => setNaming(!isNaming)}
      >
        Rename
      </button>
      <button type="button" className="quiet" onClick={onTakeOff}>
        Remove this shade
      </button>
      <button type="button" className="quiet" onClick={onClose}>
        Done
      </button>
      {isNaming && <RenameShade shade={shade} name={name} onDone={() => setNaming(false)} />}
    </div>
  );
}

/** A shade has one name, on every card that it is on. */
function RenameShade(props: { readonly shade: string; readonly name: string; onDone(): void }) {
  const { shade, name, onDone } = props;
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function rename(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    if (typed === '' || typed === name) return onDone();
    setBusy(true);
    const said = await saveName(shade, typed);
    setBusy(false);
    if (said) return setError(said);
    notifySoon();
    onDone();
  }

  return (
    <form className="shade-name" onSubmit={(event) => void rename(event)}>
      <label>
        <span className="lab mut">Its name, on every card that has it</span>
        <input className="inp" name="name" defaultValue={name} maxLength={32} autoComplete="off" />
      </label>
      <button type="submit" className="quiet" disabled={busy}>
        Keep this name
      </button>
      {error && (
        <p className="lab wrong" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}

async function saveName(key: string, name: string): Promise<string | undefined> {
  const params = { kind: 'shade', key };
  const read = await callDesk(endpoints.contentRecord, { params });
  if (!read.ok) return read.error;
  const { body, parent } = read.value;
  const saved = await callDesk(endpoints.saveContent, {
    params,
    body: { parent, body: { ...body, name }, merge: true },
  });
  if (!saved.ok) return saved.error;
  return saved.value.kind === 'conflict'
    ? 'Somebody has renamed it this moment. Please look at it again.'
    : undefined;
}
