import type { AnchorHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>, ButtonLook {
  readonly href: string;
}

/** A link that looks like a woven label; use it for every button that only goes somewhere. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, className })}>
      {children}
    </a>
  );
}
