import type { OwnFiles } from '../media/own-files.ts';
import type { SourcePicture } from './list-pictures.ts';

/** A picture in the sizes it was encoded in: a path on the disk, or the bytes themselves. */
export interface ImageSource {
  /** Ascending. */
  readonly widths: readonly number[];
  /** Changes when the picture is printed again. */
  readonly version: string;
  /** Its name says what its bytes are, so that it never changes. */
  readonly isContentAddressed: boolean;
  file(width: number): Promise<string | Buffer>;
}

const ownPrefix = 'media/';

/** A listed picture of the studio, or one of the mill's own; nothing else is ever opened. */
export async function findSource(
  picture: string,
  shipped: ReadonlyMap<string, SourcePicture>,
  own: OwnFiles | undefined,
): Promise<ImageSource | undefined> {
  if (picture.startsWith(ownPrefix)) return findOwn(picture.slice(ownPrefix.length), own);
  const listed = shipped.get(picture);
  return (
    listed && {
      widths: listed.widths,
      version: listed.version,
      isContentAddressed: false,
      file: async (width) => listed.files.get(width)!,
    }
  );
}

async function findOwn(id: string, own: OwnFiles | undefined): Promise<ImageSource | undefined> {
  const widths = await own?.findWidths(id);
  return (
    widths && {
      widths,
      version: 'own',
      isContentAddressed: true,
      async file(width) {
        const body = await own?.read(id, `${width}.avif`);
        if (!body) throw new Error(`The picture ${id} has no file of width ${width}.`);
        return body;
      },
    }
  );
}
