import type { EndUse } from '../../fabric/fabric.ts';

/** So many garments that cloth is needed for. */
export interface Pieces {
  readonly count: number;
  readonly garment: Garment;
  /** Size M where none is said. */
  readonly size?: Size;
}

export type Size = keyof typeof sizes;

/** How much longer and wider a garment is cut than one of size M. */
const sizes = { S: 0.95, L: 1.05, XL: 1.1, XXL: 1.15 } as const;

/** "Size XL", "in xxl": letters that a size is called by. */
export function readSize(words: readonly string[]): Size | undefined {
  const at = words.findIndex((word) => word.toUpperCase() in sizes);
  const size = words[at]?.toUpperCase() as Size | undefined;
  const isSaid = size && (size.startsWith('X') || words[at - 1] === 'size');
  return isSaid ? size : undefined;
}

/**
 * What one garment of a middle size takes, laid out flat in centimetres: length with sleeve and hems,
 * and width around the body with seams. A pattern decides in the end; these are said with every answer.
 */
export interface Garment {
  readonly name: string;
  readonly words: string;
  readonly use: EndUse;
  readonly size: string;
  readonly length: number;
  readonly around: number;
}

export const garments: readonly Garment[] = [
  { name: 'children’s T-shirts', words: 'kidstee', use: 'Childrenswear', size: 'six years', length: 73, around: 78 },
  { name: 'T-shirts', words: 'tshirt tshirts tee tees', use: 'T-shirts', size: 'adult size M', length: 104, around: 110 },
  { name: 'polos', words: 'polo polos', use: 'Polos', size: 'adult size M', length: 110, around: 114 },
  { name: 'hoodies', words: 'hoodie hoodies sweatshirt sweatshirts', use: 'Hoodies', size: 'adult size M', length: 154, around: 124 },
  { name: 'kurtas', words: 'kurta kurtas kurti kurtis', use: 'Ethnic wear', size: 'adult size M', length: 175, around: 116 },
  { name: 'shirts', words: 'shirt shirts', use: 'Shirts', size: 'adult size M', length: 150, around: 116 },
  { name: 'leggings', words: 'legging leggings', use: 'Leggings', size: 'adult size M', length: 108, around: 100 },
  { name: 'abayas', words: 'abaya abayas', use: 'Ethnic wear', size: 'adult size M', length: 290, around: 130 },
  { name: 'nighties', words: 'nighty nighties nightgown nightgowns', use: 'Lingerie', size: 'adult size M', length: 150, around: 130 },
  { name: 'vests', words: 'vest vests', use: 'Lingerie', size: 'adult size M', length: 76, around: 100 },
  { name: 'skirts', words: 'skirt skirts', use: 'Dresses', size: 'adult size M', length: 72, around: 120 },
  { name: 'tracksuit trousers', words: 'trackpants lower lowers', use: 'Sportswear', size: 'adult size M', length: 112, around: 124 },
  { name: 'jackets', words: 'jacket jackets coat coats blazer blazers', use: 'Hoodies', size: 'adult size M', length: 150, around: 126 },
  { name: 'blouses', words: 'blouse blouses', use: 'Ethnic wear', size: 'adult size M', length: 80, around: 100 },
  { name: 'dresses', words: 'dress dresses frock frocks', use: 'Dresses', size: 'adult size M', length: 144, around: 116 },
  { name: 'scarves', words: 'scarf scarves stole stoles', use: 'Scarves', size: '180 by 70 cm', length: 180, around: 70 },
  { name: 'dupattas', words: 'dupatta dupattas', use: 'Scarves', size: '250 by 95 cm', length: 250, around: 95 },
]; // oxfmt-ignore

const garmentWords = garments.map(({ words }) => new Set(words.split(' ')));

/** Lost between the pieces of a marker, in percent of the cloth. */
export const wastage = 10;

/** All garments that a text counts: "600 polos and 400 t-shirts". */
export function readPieces(words: readonly string[]): readonly Pieces[] {
  const isKids = words.some((word) =>
    ['kids', 'kid', 'childrenswear', 'children', 'baby'].includes(word),
  );
  const named = garments.flatMap((garment, place) => {
    const at = words.findIndex((word) => garmentWords[place]!.has(word));
    return at < 0 ? [] : [{ garment, at }];
  });
  const counted = named.flatMap(({ garment, at }) => {
    const count = countBefore(words, at);
    return count === undefined ? [] : [{ garment, count, at }];
  });
  const [first] = named;
  const size = readSize(words);
  const inPieces = countLoose(words);
  const found =
    counted.length > 0 || !first || inPieces === undefined
      ? counted
      : [{ ...first, count: inPieces }];
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ garment, count }) => ({
      count,
      ...(size && { size }),
      garment: isKids && garment.use === 'T-shirts' ? garments[0]! : garment,
    }));
}

/** "500 pieces" of what was spoken of before. */
export function countLoose(words: readonly string[]): number | undefined {
  const at = words.findIndex(
    (word, place) =>
      ['pieces', 'pcs', 'piece', 'nos', 'garments'].includes(word) ||
      (word === 'of' && ['them', 'these', 'those'].includes(words[place + 1] ?? '')),
  );
  return countBefore(words, at);
}

/** Words that may stand between a figure and its garment: "180 gsm for dresses" counts none. */
const between: ReadonlySet<string> = new Set(
  'cotton nylon polyester polycotton navy black white red blue green grey plain school kids adult mens ladies summer winter pieces of printed round neck'.split(
    ' ',
  ),
);

/** "2000 cotton t-shirts": the figure stands at most two words before. */
function countBefore(words: readonly string[], at: number): number | undefined {
  if (at > 0 && singles.has(words[at - 1]!) && asksLength(words)) return 1;
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    const figure = Number(words[i]);
    if (Number.isInteger(figure) && figure >= 10 && figure <= 1_000_000) return figure;
    if (!between.has(words[i]!)) return undefined;
  }
  return undefined;
}

/** "How much cloth for one kurta": only such a question counts a single garment. */
function asksLength(words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `;
  return (
    (text.includes(' how many ') || text.includes(' how much ')) &&
    / (?:fabric|cloth|metres?|meters?|mtrs?|material|yards?) /.test(text)
  );
}

const singles: ReadonlySet<string> = new Set(['one', '1', 'ek', 'single', 'each', 'per']);

/** What is assumed of one garment, for the words of an answer. */
export function cutOf({ garment, size }: Pieces): { size: string; length: number; around: number } {
  const scale = size ? sizes[size] : 1;
  return {
    size: size ? garment.size.replace('size M', `size ${size}`) : garment.size,
    length: Math.round(garment.length * scale),
    around: Math.round(garment.around * scale),
  };
}

/** Running metres for so many pieces from cloth of this width. */
export function metresForPieces({ count, garment, size }: Pieces, inches: number): number {
  const scale = size ? sizes[size] : 1;
  const squareMetres = (garment.length * garment.around * scale ** 2) / 10_000;
  return (count * squareMetres * (1 + wastage / 100)) / (inches * 0.0254);
}
