import type { PointPlace } from '../../src/server/going-live/open-point.ts';
import { lineOf } from './line-of.ts';

export interface FilePlace {
  readonly file: string;
  readonly line: number;
}

/** Where the source says what a point is about; `read` gives the text of a file. */
export function placeOf(place: PointPlace, read: (file: string) => string): FilePlace {
  if ('setting' in place) {
    const file = '.env.example';
    return { file, line: lineOf(read(file), new RegExp(`^(# )?${place.setting}=`)) };
  }
  const { record, key, field } = place;
  const file = files[record] ?? 'src/content';
  const source = read(file);
  if (record === 'claim') return { file, line: lineOf(source, new RegExp(`^  ${key}: \\{`)) };
  if (record === 'review') {
    return { file, line: lineOf(source, new RegExp(`^\\s+id: ${key.slice(1)},`)) };
  }
  const [group = '', index] = field.split('.');
  const own = lineOf(source, new RegExp(`^  ${group}: `), lineOf(source, /^export const mill/));
  return { file, line: nthMark(source, own, Number(index ?? 0)) };
}

const files: Readonly<Record<string, string>> = {
  mill: 'src/content/mill.ts',
  claim: 'src/content/claims.ts',
  review: 'src/content/reviews.ts',
};

/** The line of the mark in the group that begins here; of a list, the mark of its entry. */
function nthMark(source: string, from: number, nth: number): number {
  let line = from - 1;
  for (let found = 0; found <= nth; found += 1) {
    line = lineOf(source, /\bplaceholder: true\b/, line + 1);
  }
  return line;
}
