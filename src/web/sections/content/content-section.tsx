import type { ReactNode } from 'react';
import type { Folio } from '../../../content/home.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FolioOf } from '../folio-drawing.tsx';

interface ContentSectionProps {
  readonly id: string;
  readonly heading: string;
  readonly folio: Folio;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A section with its folio in the margin; heading and text share the axis of the third column. */
export function ContentSection({ id, heading, folio, children, className }: ContentSectionProps) {
  return (
    <section className={classNames('part wrap grid12', className)} aria-label={heading}>
      <FolioOf folio={folio} />
      <h2 className="head" id={id}>
        {heading}
      </h2>
      <div className="head part-body">{children}</div>
    </section>
  );
}
