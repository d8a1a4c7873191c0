import { type FormEvent, type RefObject, useState } from 'react';
import type { MinimumMetres } from '../../../../domain/fabric/fabric.ts';
import { spellMinimum } from '../../../../domain/fabric/facts.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { countFabrics } from '../count-words.ts';
import { readMinimum } from './read-minimum.ts';

interface MinimumsDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly count: number;
  onSet(minimum: 'Negotiable' | MinimumMetres): void;
}

/** The smallest order of all chosen fabrics, with the sentence that their pages will say. */
export function MinimumsDialog({ ref, count, onSet }: MinimumsDialogProps) {
  const [style, setStyle] = useState('');
  const [colour, setColour] = useState('');
  const [asked, setAsked] = useState(false);
  const read = readMinimum(style, colour);
  const set = (minimum: 'Negotiable' | MinimumMetres) => {
    ref.current?.close();
    setAsked(false);
    onSet(minimum);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (read.ok) set(read.minimum);
  };
  return (
    <Dialog id="minimums" title="MOQ (smallest order)" className="book-dlg" ref={ref}>
      <form className="stack" onSubmit={send} noValidate>
        <p className="mut">For {countFabrics(count)}.</p>
        <div className="pairs">
          <Metres label="Per style" value={style} onChange={setStyle} />
          <Metres label="Per colour" value={colour} onChange={setColour} />
        </div>
        {read.ok ? (
          <p className="lab mut">The page will say: “{spellMinimum(read.minimum)}”.</p>
        ) : (
          asked && (
            <p className="wrong" role="alert">
              {read.error}
            </p>
          )
        )}
        <div className="row-acts">
          <button type="submit" className="btn btn-small btn-primary">
            Set for {countFabrics(count)}
          </button>
          <button type="button" className="quiet" onClick={() => set('Negotiable')}>
            Negotiable
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface MetresProps {
  readonly label: string;
  readonly value: string;
  onChange(typed: string): void;
}

function Metres({ label, value, onChange }: MetresProps) {
  return (
    <label className="unit">
      {label}
      <input
        className="inp"
        inputMode="numeric"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      m
    </label>
  );
}
