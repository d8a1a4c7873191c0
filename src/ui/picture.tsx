import { classNames } from './class-names.ts';

interface PictureProps {
  readonly picture: {
    /** Files stand at `${path}-${width}.avif`. */
    readonly path: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
    /** Ascending. */
    readonly widths: readonly number[];
  };
  readonly sizes: string;
  /** Seen before anything is scrolled: fetched at once and first. */
  readonly priority?: boolean;
  /** Instead of the picture's own text; empty when the words beside it say the same. */
  readonly alt?: string;
  readonly className?: string;
}

export function Picture({ picture, sizes, priority = false, alt, className }: PictureProps) {
  const { path, width, height, widths } = picture;
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? width;
  return (
    <img
      src={`${path}-${middle}.avif`}
      srcSet={pictureSrcSet(picture)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      className={classNames('pic', className)}
    />
  );
}

/** Also what a preload of the same picture must say, or the browser fetches it twice. */
export function pictureSrcSet({
  path,
  widths,
}: Pick<PictureProps['picture'], 'path' | 'widths'>): string {
  return widths.map((width) => `${path}-${width}.avif ${width}w`).join(', ');
}
