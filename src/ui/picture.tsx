import { classNames } from './class-names.ts';

export interface PictureSource {
  /** `/pictures/fabrics/tricot-12a/macro`; the same picture is served at every size under `/img/`. */
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Ascending. */
  readonly widths: readonly number[];
  /** Changes when the picture is rendered again, so that browsers may cache it for ever. */
  readonly version?: string;
}

/**
 * True for a picture visible without scrolling: it is fetched at once and first. `wide` for one that
 * is visible at once only on a wide screen, and on a phone comes when it is near.
 */
export type PicturePriority = boolean | 'wide';

interface PictureProps {
  readonly picture: PictureSource;
  readonly sizes: string;
  readonly priority?: PicturePriority;
  /** Replaces the picture's own alt text; empty when the text beside it says the same. */
  readonly alt?: string;
  readonly className?: string;
  /** Which light version is fetched first when the picture has no priority. */
  readonly light?: keyof typeof lights;
}

/** Width and quality of the light versions, on a wide screen and on a phone. */
export const lights = {
  card: { wide: '180-q25', small: '120-q14' },
  quote: { wide: '200-q30', small: '120-q18' },
  gallery: { wide: '240-q25', small: '120-q14' },
  thumb: { wide: '180-q30', small: '120-q18' },
} as const;

/**
 * A picture with priority is fetched at once, on a phone in a small version first. Any other is empty
 * until it comes within 100 px of the screen; then a script fetches its light version and after it
 * the sharp one. Without script the browser fetches the sharp one by itself.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, light = 'card' } = props;
  const alt = props.alt ?? picture.alt;
  const common = {
    width: picture.width,
    height: picture.height,
    className: classNames('pic', props.className),
  };
  const sharp = { src: middleOf(picture), srcSet: pictureSrcSet(picture), sizes };
  if (priority) {
    const small = smallOf(picture);
    const isAtOnce = priority === true;
    return (
      <picture>
        {isAtOnce && (
          <Preload href={sharp.src} media={firstOnPhones} srcSet={small} sizes={sizes} />
        )}
        <Preload
          href={sharp.src}
          media={isAtOnce ? otherwise : wide}
          srcSet={sharp.srcSet}
          sizes={sizes}
        />
        <source media={firstOnPhones} srcSet={small} sizes={sizes} />
        <img
          {...sharp}
          {...common}
          alt={alt}
          {...(!isAtOnce && { loading: 'lazy' as const })}
          decoding="async"
          fetchPriority="high"
        />
      </picture>
    );
  }
  return (
    <>
      <img
        {...common}
        alt={alt}
        src={nothing}
        data-light={lights[light].wide}
        data-light-small={lights[light].small}
        data-srcset={sharp.srcSet}
        data-sizes={sizes}
        decoding="async"
      />
      <noscript>
        <img {...sharp} {...common} alt={alt} loading="lazy" decoding="async" />
      </noscript>
    </>
  );
}

interface PreloadProps {
  readonly href: string;
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** React moves the link into the head. */
function Preload({ href, media, srcSet, sizes }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      href={href}
      media={media}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}

/** In a grid of one column on a phone and of at most three on a wide screen. */
export function priorityInGrid(index: number): PicturePriority {
  return index === 0 || (index < 3 && 'wide');
}

/** A preload of the same picture must use the same `srcset`, or the browser fetches it twice. */
export function pictureSrcSet(picture: Pick<PictureSource, 'path' | 'widths' | 'version'>): string {
  return picture.widths.map((width) => `${address(picture, width)} ${width}w`).join(', ');
}

/** A phone with script gets a small version first; the script fetches the sharp one afterwards. */
const firstOnPhones = '(width < 48rem) and (scripting)';
const otherwise = `not (${firstOnPhones})`;
const wide = '(width >= 48rem)';

/** Low quality, but full width: a smaller one would make the sharp version count as a new largest paint. */
function smallOf(picture: PictureSource): string {
  const width = picture.width > 2 * picture.height ? 720 : 480;
  return `${address(picture, `${width}-q25`)} ${width}w`;
}

/** One transparent pixel, because an `img` must have an address. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

function middleOf(picture: PictureSource): string {
  const middle = picture.widths[Math.floor((picture.widths.length - 1) / 2)] ?? picture.width;
  return address(picture, middle);
}

function address(
  { path, version }: Pick<PictureSource, 'path' | 'version'>,
  size: number | string,
): string {
  const query = version ? `?v=${version}` : '';
  return `${path.replace('/pictures/', '/img/')}-${size}${query}`;
}
