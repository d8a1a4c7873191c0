import type { ReactNode } from 'react';
import type { Picture } from '../../../domain/picture/picture.ts';
import { fabricName, type Fabric } from '../../../domain/fabric/fabric.ts';

interface ViewerLinkProps {
  readonly fabric: Fabric;
  readonly pictures: readonly Picture[];
  readonly index: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A picture of the fabric that opens in the viewer, or by itself where no script runs. */
export function ViewerLink({ fabric, pictures, index, className, children }: ViewerLinkProps) {
  const { path, width } = pictures[index]!;
  return (
    <a
      className={className}
      href={`${path}-${width}.avif`}
      aria-label={`Zoom ${fabricName(fabric)}, picture ${index + 1}`}
      data-viewer={`fabric-${fabric.slug}`}
      data-viewer-index={index}
      data-wakes="viewer"
    >
      {children}
    </a>
  );
}
