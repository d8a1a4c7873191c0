import type { SampleFabric } from './sample-fabric.ts';

/** Every word of the term must stand somewhere in number, name, weight or composition. */
export function matchesTerm({ number, title, note }: SampleFabric, term: string): boolean {
  const text = fold(`${number} ${title} ${note}`);
  return fold(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`]/g, "'")
    .trim()
    .toLowerCase();
}
