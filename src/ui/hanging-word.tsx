interface HangingWordProps {
  /** In Gurmukhi: its letters hang from a head-line, which is the rule above them. */
  readonly children: string;
  readonly className: string;
}

/** Decorative: the rule under a bar is also the head-line of the Gurmukhi word beneath it. */
export function HangingWord({ children, className }: HangingWordProps) {
  return (
    <svg className={`hang ${className}`} aria-hidden="true">
      <text x="0" y="0.622em">
        {children}
      </text>
    </svg>
  );
}
