import type { ReactNode } from 'react';
import type { Picture } from '../../../domain/picture/picture.ts';
import { fabricName, type Fabric } from '../../../domain/fabric/fabric.ts';

interface ViewerLinkProps {
  readonly fabric: Fabric;
  readonly pictures: readonly Picture[];
  readonly index: number;
  readonly className?: string;
  /** Visible text of the link; its accessible name begins with it. */
  readonly shown?: string;
  readonly children: ReactNode;
}

/** A picture of the fabric that opens in the viewer, or by itself where no script runs. */
export function ViewerLink(props: ViewerLinkProps) {
  const { fabric, pictures, index, className, shown, children } = props;
  const { path, width } = pictures[index]!;
  const name = `Zoom ${fabricName(fabric)}, picture ${index + 1}`;
  return (
    <a
      className={className}
      href={`${path}-${width}.avif`}
      aria-label={shown ? `${shown}: ${name}` : name}
      data-viewer={`fabric-${fabric.slug}`}
      data-viewer-index={index}
      data-wakes="viewer"
    >
      {children}
    </a>
  );
}
