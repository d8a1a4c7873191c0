import { inWords } from '../domain/text/number-words.ts';

/** `Four`, `24` */
export function capitalWords(count: number): string {
  const words = count <= 12 ? inWords(count) : String(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
