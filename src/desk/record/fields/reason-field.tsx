import type { RefObject } from 'react';

/** Why something is published; it is kept in the history. */
export function ReasonField({ ref }: { readonly ref: RefObject<HTMLInputElement | null> }) {
  return (
    <label className="stack">
      <span className="lab mut">Reason, for the history (may stay empty)</span>
      <input ref={ref} className="inp" maxLength={200} autoComplete="off" />
    </label>
  );
}
