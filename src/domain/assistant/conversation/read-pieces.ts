import type { EndUse } from '../../fabric/fabric.ts';

/** So many garments that cloth is needed for. */
export interface Pieces {
  readonly count: number;
  readonly garment: Garment;
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
  { name: 'dresses', words: 'dress dresses frock frocks', use: 'Dresses', size: 'adult size M', length: 144, around: 116 },
  { name: 'scarves', words: 'scarf scarves stole stoles', use: 'Scarves', size: '180 by 70 cm', length: 180, around: 70 },
  { name: 'dupattas', words: 'dupatta dupattas', use: 'Scarves', size: '250 by 95 cm', length: 250, around: 95 },
]; // oxfmt-ignore

/** Lost between the pieces of a marker, in percent of the cloth. */
export const wastage = 10;

export function readPieces(words: readonly string[]): Pieces | undefined {
  const isKids = words.some((word) =>
    ['kids', 'kid', 'childrenswear', 'children', 'baby'].includes(word),
  );
  const garment = garments.find(({ words: names }) =>
    names.split(' ').some((name) => words.includes(name)),
  );
  if (!garment) return undefined;
  const names = garment.words.split(' ');
  const at = words.findIndex((word) => names.includes(word));
  const count =
    countBefore(words, at) ??
    countBefore(
      words,
      words.findIndex((word) => ['pieces', 'pcs', 'piece', 'nos'].includes(word)),
    );
  if (count === undefined) return undefined;
  return { count, garment: isKids && garment.use === 'T-shirts' ? garments[0]! : garment };
}

/** Words that may stand between a figure and its garment: "180 gsm for dresses" counts none. */
const between: ReadonlySet<string> = new Set(
  'cotton nylon polyester polycotton navy black white red blue green grey plain school kids adult mens ladies summer winter pieces of printed round neck'.split(
    ' ',
  ),
);

/** "2000 cotton t-shirts": the figure stands at most two words before. */
function countBefore(words: readonly string[], at: number): number | undefined {
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    const figure = Number(words[i]);
    if (Number.isInteger(figure) && figure >= 10 && figure <= 1_000_000) return figure;
    if (!between.has(words[i]!)) return undefined;
  }
  return undefined;
}

/** Running metres for so many pieces from cloth of this width. */
export function metresForPieces({ count, garment }: Pieces, inches: number): number {
  const squareMetres = (garment.length * garment.around) / 10_000;
  return (count * squareMetres * (1 + wastage / 100)) / (inches * 0.0254);
}
