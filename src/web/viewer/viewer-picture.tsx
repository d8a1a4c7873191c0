import { useState } from 'react';
import type { ViewerItem } from './gather-gallery.ts';

interface ViewerPictureProps {
  readonly item: ViewerItem;
  readonly transform: string;
}

/** The large picture over the small one that is there already; two other ways before it gives up. */
export function ViewerPicture({ item, transform }: ViewerPictureProps) {
  const [fault, setFault] = useState(0);
  const [come, setCome] = useState(false);
  const address = addresses(item)[fault];
  if (address === undefined) return <p className="viewer-failed">Failed to load</p>;
  return (
    <div className="viewer-picture" style={{ transform }}>
      {item.light && !come && <img src={item.light} alt="" draggable={false} />}
      <img
        key={address}
        src={address}
        alt={item.alt}
        draggable={false}
        className={come ? undefined : 'viewer-awaited'}
        onLoad={() => setCome(true)}
        onError={() => setFault(fault + 1)}
      />
    </div>
  );
}

/** A browser that cannot show the studio's format gets it in one that every browser shows. */
function addresses({ src }: ViewerItem): readonly string[] {
  const plain = src.replace('/pictures/', '/img/').replace(/\.\w+$/, '.jpg');
  return [src, plain, '/placeholder.svg'];
}
