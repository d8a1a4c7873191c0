import type { Editing } from '../editing.ts';
import { shorten, spellPlainly, type SpellValue } from './spell-value.ts';

interface WasProps {
  readonly editing: Editing;
  readonly field: string;
  /** What is public. */
  readonly value: unknown;
  readonly spell?: SpellValue;
}

/** "was 140", with a button that brings it back. */
export function Was({ editing, field, value, spell = spellPlainly }: WasProps) {
  const text = spell(value);
  const short = text !== undefined && text.length <= 24;
  return (
    <p className="pairs was-row">
      <span className="was lab">
        {text === undefined ? 'was empty' : <>was {<s>{shorten(text)}</s>}</>}
      </span>
      <button type="button" className="quiet" onClick={() => editing.revert(field)}>
        {short ? `Use ${text}` : text === undefined ? 'Leave it empty' : 'Use the old one'}
      </button>
    </p>
  );
}
