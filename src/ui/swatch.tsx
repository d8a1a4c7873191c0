import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SwatchProps {
  readonly children: ReactNode;
  /** How long the pinking teeth are: 4 px, 5 px, or the page's own 6 or 7. */
  readonly teeth?: 'fine' | 'small' | 'regular';
  /** Draws one line of stitches across the swatch. */
  readonly sewn?: boolean;
  readonly className?: string;
}

/** A cut of cloth with pinked edges. For products only; large plates keep straight edges. */
export function Swatch({ children, teeth = 'regular', sewn, className }: SwatchProps) {
  return (
    <span className={classNames('sw', className)}>
      <span className={classNames('pink', teeth !== 'regular' && `pink-${teeth}`)}>{children}</span>
      {sewn && <span className="sew" aria-hidden="true" />}
    </span>
  );
}
