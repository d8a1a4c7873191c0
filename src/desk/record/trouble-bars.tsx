import { useState } from 'react';
import { useNow } from '../use-now.ts';
import { spellMoment } from '../spell-time.ts';
import type { Editing } from './editing.ts';
import { readField } from './fields/fields.ts';
import { spellKept } from './offline-words.ts';
import { nameOfField, type RecordWords, spellChanges } from './record-words.ts';
import { spellPlainly } from './fields/spell-value.ts';

interface TroubleProps {
  readonly editing: Editing;
  readonly words: RecordWords;
}

/** No line, not saved, or taken out by somebody: what it means, and what to do. Nothing is lost. */
export function TroubleBars({ editing, words }: TroubleProps) {
  const now = useNow();
  const { keeping, clashes } = editing;
  const gone = clashes.find(({ field }) => field === '');
  return (
    <div className="record-trouble" aria-live="polite">
      {keeping.state === 'offline' && (
        <>
          <div className="clash">
            <p>
              <b>No internet since {spellMoment(keeping.since, now)}.</b>{' '}
              {editing.kept
                ? spellKept(keeping.unsent, { words, device: device(), absent: editing.absent })
                : `What you wrote is in this page alone, because this ${device()} has no room left. Please leave the page open.`}
            </p>
          </div>
          <p className="record-waits lab mut">
            Publishing waits.
            {editing.kind === 'fabric' && ' Knitting goes on: it is done on the mill’s server.'}
          </p>
        </>
      )}
      {keeping.state === 'refused' && (
        <div className="fault" role="alert">
          <p>
            <b>Not saved at {spellMoment(keeping.at, now)}.</b> {keeping.error} What you wrote is
            still here.
          </p>
          <div className="pairs">
            <button type="button" className="quiet" onClick={() => editing.tryAgain()}>
              Try again
            </button>
            <CopyText {...{ editing, words }} />
          </div>
        </div>
      )}
      {gone && (
        <div className="clash">
          <p>
            <b>{gone.author || 'Somebody'} took it out while you wrote.</b> Your text is still here.
          </p>
          <div className="pairs">
            <button type="button" className="quiet" onClick={() => editing.settle('', 'mine')}>
              Put it back with my text
            </button>
            <button type="button" className="quiet" onClick={() => editing.settle('', 'theirs')}>
              Leave it out
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

function CopyText({ editing, words }: TroubleProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(textOf(editing, words));
    setCopied(true);
  };
  return (
    <button type="button" className="quiet" onClick={() => void copy()}>
      {copied ? 'Copied' : 'Copy my text'}
    </button>
  );
}

/** What differs from what is public, one field a paragraph. */
function textOf(editing: Editing, words: RecordWords): string {
  return spellChanges(editing, words)
    .map(({ field }) => {
      const value = readField(editing.body, field);
      return `${nameOfField(field, words)}:\n${spellPlainly(value) ?? JSON.stringify(value, null, 1)}`;
    })
    .join('\n\n');
}

function device(): 'computer' | 'phone' {
  return matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer';
}
