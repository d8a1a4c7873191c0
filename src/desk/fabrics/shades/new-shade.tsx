import { useState } from 'react';
import type { Shelved } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { Shade } from '../../../domain/fabric/fabric.ts';
import { callDesk } from '../../call-desk.ts';
import { notifySoon } from '../../changes.ts';
import { nearestShade, newShadeKey, readHex } from './near-shade.ts';
import { PhotoColour } from './photo-colour.tsx';

interface NewShadeProps {
  readonly shades: readonly Shelved<Shade>[];
  /** What was searched for: a code or a name. */
  readonly wanted: string;
  onMade(key: string): void;
}

/** A colour that the book does not have: by its code, or picked from a photograph. */
export function NewShade({ shades, wanted, onMade }: NewShadeProps) {
  const [typed, setTyped] = useState<string>();
  const [name, setName] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const code = typed ?? (readHex(wanted) ? wanted : '');
  const hex = readHex(code);
  const called = (name ?? (readHex(wanted) ? '' : wanted)).trim();
  const near =
    hex &&
    nearestShade(
      hex,
      shades.map(({ body }) => body),
    );
  const isTaken = shades.some(({ body }) => body.name.toLowerCase() === called.toLowerCase());

  async function add(): Promise<void> {
    if (!hex) return setError('Please give the colour as a code such as #1f6d72.');
    if (called.length < 2) return setError('Please give the shade a name.');
    if (isTaken) return setError(`There is a shade called ${called} already.`);
    const key = newShadeKey(
      called,
      shades.map((one) => one.key),
    );
    setBusy(true);
    const saved = await callDesk(endpoints.saveContent, {
      params: { kind: 'shade', key },
      body: { parent: null, body: { name: called, hex } },
    });
    setBusy(false);
    if (!saved.ok) return setError(saved.error);
    if (saved.value.kind === 'conflict') return setError('Somebody has just added this shade.');
    if (saved.value.kind === 'saved' && saved.value.faults.length > 0)
      setError(saved.value.faults.map(({ message }) => message).join(' '));
    else setError('');
    setTyped('');
    setName('');
    notifySoon();
    onMade(key);
  }

  return (
    <details className="new-shade" open={readHex(wanted) !== undefined || undefined}>
      <summary>A colour that is not in the book</summary>
      <div className="new-shade-fields">
        <label>
          <span className="lab mut">Code</span>
          <span className="unit">
            <input
              className="inp"
              value={code}
              placeholder="#1f6d72"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
            <input
              type="color"
              aria-label="Choose the colour"
              value={hex ?? '#c8902b'}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        </label>
        <label>
          <span className="lab mut">Name</span>
          <input
            className="inp"
            value={name ?? (readHex(wanted) ? '' : wanted)}
            maxLength={32}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="button" className="quiet" disabled={busy} onClick={() => void add()}>
          Add it to the dye book
        </button>
      </div>
      {near && (
        <p className="lab" role="status">
          <span className="dot" style={{ backgroundColor: hex }} /> It is {near.words}.
        </p>
      )}
      {error && (
        <p className="lab wrong" role="alert">
          {error}
        </p>
      )}
      <PhotoColour onPick={setTyped} />
      <p className="lab mut">It is a draft until a fabric that has it is published.</p>
    </details>
  );
}
