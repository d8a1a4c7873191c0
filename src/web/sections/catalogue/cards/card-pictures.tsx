import { href } from '../../../../contract/routes.ts';
import type { CatalogueEntry } from '../../../../domain/catalogue/catalogue-entry.ts';
import { fabricName } from '../../../../domain/fabric/fabric.ts';
import { ArrowIcon } from '../../../../ui/icons.tsx';
import { Picture, type PicturePriority } from '../../../../ui/picture.tsx';
import { Swatch } from '../../../../ui/swatch.tsx';

interface CardPicturesProps {
  readonly entry: CatalogueEntry;
  readonly priority: PicturePriority;
  /** Which row of pictures the viewer shows, and at which index this card begins. */
  readonly gallery: string;
  readonly first: number;
}

/** What a click on a picture opens; the words of a card are given it too, beside the links they hold. */
export function viewerOpener(gallery: string, index: number) {
  return { 'data-viewer': gallery, 'data-viewer-index': index, 'data-wakes': 'viewer' } as const;
}

const cardSizes = '(width >= 68.75rem) 28vw, (width >= 40rem) 44vw, 90vw';

/** The pictures of a card. Each one links to itself, and the viewer opens it over the page. */
export function CardPictures({ entry, priority, gallery, first }: CardPicturesProps) {
  const { pictures, shade } = entry;
  const name = fabricName(entry);
  if (pictures.length === 0) {
    return (
      <a className="pc-cloth" href={href.fabric(entry.slug)} aria-label={name}>
        <Swatch sewn>
          <svg className="pic" viewBox="0 0 1 1" role="img" aria-label={`Shade ${shade.name}`}>
            <rect width="1" height="1" fill={shade.hex} />
          </svg>
        </Swatch>
      </a>
    );
  }
  const links = pictures.map((picture, index) => (
    <a
      key={picture.path}
      className="pc-cloth"
      href={`${picture.path}-${picture.width}.avif`}
      aria-label={pictures.length > 1 ? `Zoom ${name}, picture ${index + 1}` : `Zoom ${name}`}
      {...viewerOpener(gallery, first + index)}
    >
      <Picture
        picture={picture}
        sizes={cardSizes}
        priority={index === 0 && priority}
        light={pictures.length > 1 ? 'gallery' : 'card'}
      />
    </a>
  ));
  if (pictures.length === 1) return <Swatch sewn>{links}</Swatch>;
  return (
    <div className="pc-gallery" data-gallery="card">
      <Swatch sewn>
        <span className="pc-row" data-gallery-row="">
          {links}
        </span>
      </Swatch>
      <div className="pc-leaf">
        <button type="button" data-gallery-previous="" aria-label={`Previous picture of ${name}`}>
          <ArrowIcon to="left" />
        </button>
        <span className="lab" data-gallery-count="" suppressHydrationWarning>
          {`1/${pictures.length}`}
        </span>
        <button type="button" data-gallery-next="" aria-label={`Next picture of ${name}`}>
          <ArrowIcon />
        </button>
      </div>
    </div>
  );
}
