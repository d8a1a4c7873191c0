import type { AnchorHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface StitchedLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  readonly href: string;
}

/** The third rank of action: words with a stitched underline. */
export function StitchedLink({ className, children, ...rest }: StitchedLinkProps) {
  return (
    <a {...rest} className={classNames('lnk', className)}>
      {children}
    </a>
  );
}
