import '../styles/record.css';
import '../styles/first-hour.css';
import { useState } from 'react';
import {
  dyes,
  type GroundName,
  groundNames,
  grounds,
  type LookColours,
  readableDye,
  shippedColours,
} from '../../domain/design/look.ts';
import type { Editing } from '../record/editing.ts';
import { readField } from '../record/fields/fields.ts';
import { Row } from '../record/fields/row.tsx';
import { LogoRow } from './logo-row.tsx';

/** The mill's logo, the dye one acts with and the ground; a part of the mill's record. */
export default function LookFields({ editing }: { readonly editing: Editing }) {
  const look = (readField(editing.body, 'look') ?? shippedColours) as LookColours;
  const set = (part: Partial<LookColours>) => editing.set('look', { ...look, ...part });
  return (
    <>
      <LogoRow editing={editing} onLook={(part) => editing.set('look', { ...look, ...part })} />
      <Row
        editing={editing}
        field="look.dye"
        label="Colour of buttons and links"
        hint="Also of the small picture on the browser’s tab."
        spell={String}
        was={false}
      >
        <div className="dye-row" role="group" aria-label="Dyes">
          {dyes.map(({ name, words, hex }) => (
            <button
              key={hex}
              type="button"
              aria-pressed={look.dye === hex}
              onClick={() => set({ dye: hex })}
            >
              <i style={{ background: hex }} />
              <span>
                {name} <small>{words}</small>
              </span>
            </button>
          ))}
        </div>
        <OwnDye dye={look.dye} onDye={(dye) => set({ dye })} />
      </Row>
      <Row editing={editing} field="look.ground" label="Background" spell={String} was={false}>
        <div className="dye-row" role="group" aria-label="Backgrounds">
          {groundNames.map((name: GroundName) => (
            <button
              key={name}
              type="button"
              aria-pressed={look.ground === name}
              onClick={() => set({ ground: name })}
            >
              <i style={{ background: grounds[name].paper }} />
              <span>
                {grounds[name].name} <small>{grounds[name].words}</small>
              </span>
            </button>
          ))}
        </div>
      </Row>
    </>
  );
}

interface OwnDyeProps {
  readonly dye: string;
  onDye(dye: string): void;
}

/** Any colour, moved as far as it must be, and saying so. */
function OwnDye({ dye, onDye }: OwnDyeProps) {
  const [typed, setTyped] = useState('');
  const asked = /^#?[0-9a-f]{6}$/i.test(typed.trim())
    ? `#${typed.trim().replace('#', '').toLowerCase()}`
    : undefined;
  const found = asked === undefined ? undefined : readableDye(asked);
  const isOwn = dyes.every(({ hex }) => hex !== dye);
  const take = (text: string) => {
    setTyped(text);
    const plain = text.trim().replace('#', '').toLowerCase();
    if (/^[0-9a-f]{6}$/.test(plain)) onDye(readableDye(`#${plain}`).hex);
  };
  return (
    <div className="own-dye">
      <label>
        <span className="lab mut">Colour code of your own</span>
        <input
          className="inp"
          placeholder={isOwn ? dye : '#1f4e79'}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => take(target.value)}
        />
      </label>
      <label className="own-dye-pick">
        <span className="lab mut">or choose a colour</span>
        <input
          type="color"
          value={found?.hex === dye && asked ? asked : dye}
          aria-label="Pick a colour"
          onChange={({ target }) => take(target.value)}
        />
      </label>
      <p className="lab" role="status">
        {found?.hex === dye && asked && spellMoved(asked, found)}
        {typed.trim() !== '' && !asked && 'Six digits or letters from a to f, such as #1f4e79.'}
      </p>
    </div>
  );
}

function spellMoved(asked: string, { hex, moved }: ReturnType<typeof readableDye>): string {
  if (moved.length === 0) return `Taken: ${hex} reads well everywhere.`;
  const darker = moved.includes('darker');
  const fault = moved.includes('away-from-faults');
  const why =
    darker && fault
      ? 'too pale to read and too near to the red that marks a mistake'
      : darker
        ? 'too pale for words on paper'
        : 'the red that marks a mistake';
  return `${asked} is ${why}. The site uses ${hex}, the nearest that reads well.`;
}
