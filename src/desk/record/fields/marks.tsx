/** Beside a word that says the same. */
export function TickMark() {
  return (
    <svg className="mk" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="M2 8.5l4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
