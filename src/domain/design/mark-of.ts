import { iconAddress, iconLetter, logoAddress } from './logo.ts';
import { type LookColours, paletteOf, shippedColours } from './look.ts';

/** As much of a mill's record as its looks follow from. */
export interface Marked {
  readonly shortName: string;
  /** Absent: as shipped. */
  readonly look?: Look;
}

export interface Look extends LookColours {
  readonly logo?: Logo;
}

/** A picture small enough to travel with the record: into pages, papers, backups and history alike. */
export interface Logo {
  /** Base64. */
  readonly png: string;
  readonly width: number;
  readonly height: number;
}

export function coloursOf({ look }: Pick<Marked, 'look'>): LookColours {
  return look ?? shippedColours;
}

/** The palette of the design with this mill's colours in it. */
export function millPalette(mill: Pick<Marked, 'look'>): ReturnType<typeof paletteOf> {
  return paletteOf(coloursOf(mill));
}

/** Where the icons of a mill are; the shipped ones show the first letter of the shipped wordmark. */
export function iconsOf(mill: Marked): {
  readonly svg: string;
  png(size: 180 | 192 | 512): string;
  /** With room around it for a phone that crops. */
  readonly maskable: string;
} {
  if (!mill.look) {
    return {
      svg: '/icons/icon.svg',
      png: (size) => `/icons/icon-${size}.png`,
      maskable: '/icons/icon-maskable-512.png',
    };
  }
  const mark = { letter: iconLetter(mill.shortName), dye: coloursOf(mill).dye };
  return {
    svg: iconAddress(mark),
    png: (size) => iconAddress(mark, size),
    // Its letter stands within the middle in any case.
    maskable: iconAddress(mark, 512),
  };
}

export function logoOf({
  look,
}: Pick<Marked, 'look'>):
  | { readonly src: string; readonly width: number; readonly height: number }
  | undefined {
  const logo = look?.logo;
  return logo && { src: logoAddress(logo), width: logo.width, height: logo.height };
}

/** Words whose letters hang from a head-line, as Gurmukhi and Devanagari do; others stand on a line. */
export function hangs(word: string): boolean {
  return /^[\u0900-\u097f\u0a00-\u0a7f\s]+$/u.test(word) && word.trim() !== '';
}
