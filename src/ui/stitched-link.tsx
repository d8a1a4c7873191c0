import type { AnchorHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface StitchedLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  readonly href: string;
}

/** A link with a stitched underline, for actions that matter less than both kinds of button. */
export function StitchedLink({ className, children, ...rest }: StitchedLinkProps) {
  return (
    <a {...rest} className={classNames('lnk', className)}>
      {children}
    </a>
  );
}
