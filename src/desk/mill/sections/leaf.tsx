import type { ReactNode } from 'react';

interface LeafProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the screen: a heading over a rule, then rows. */
export function Leaf({ id, title, note, children }: LeafProps) {
  return (
    <section className="leaf" id={id} aria-label={title}>
      <h2>
        {title} {note && <span className="lab mut">{note}</span>}
      </h2>
      {children}
    </section>
  );
}
