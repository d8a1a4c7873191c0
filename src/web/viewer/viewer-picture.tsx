import { useState } from 'react';
import type { ViewerItem } from './gather-gallery.ts';

interface ViewerPictureProps {
  readonly item: ViewerItem;
  readonly transform: string;
}

/** Shows the small picture until the large one has loaded; tries two other addresses before it reports a failure. */
export function ViewerPicture({ item, transform }: ViewerPictureProps) {
  const [failures, setFailures] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const address = addresses(item)[failures];
  if (address === undefined) return <p className="viewer-failed">Failed to load</p>;
  return (
    <div className="viewer-picture" style={{ transform }}>
      {item.light && !loaded && <img src={item.light} alt="" draggable={false} />}
      <img
        key={address}
        src={address}
        alt={item.alt}
        draggable={false}
        className={loaded ? undefined : 'viewer-awaited'}
        onLoad={() => setLoaded(true)}
        onError={() => setFailures(failures + 1)}
      />
    </div>
  );
}

/** A browser that cannot decode the studio's format gets a JPEG, and then the placeholder. */
function addresses({ src }: ViewerItem): readonly string[] {
  const plain = src.replace('/pictures/', '/img/').replace(/\.\w+$/, '.jpg');
  return [src, plain, '/placeholder.svg'];
}
