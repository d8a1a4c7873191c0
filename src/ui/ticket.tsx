import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TicketProps {
  readonly children: ReactNode;
  /** Makes the whole ticket one link. */
  readonly href?: string;
  readonly label?: string;
  readonly className?: string;
}

/** A card drawn as a ticket with a printed frame and two stitches. */
export function Ticket({ children, href, label, className }: TicketProps) {
  const look = classNames('tick', className);
  if (!href) return <div className={look}>{children}</div>;
  return (
    <a className={look} href={href} aria-label={label}>
      {children}
    </a>
  );
}
