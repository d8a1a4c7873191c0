import { walkCommonOrder } from './common-order.ts';

export interface WordPart {
  readonly text: string;
  readonly kind: 'same' | 'gone' | 'added';
}

/** Beyond so many pairs of words the comparison would hold up the screen. */
const mostPairs = 4_000_000;

/**
 * Two texts word by word: what stayed, what is gone and what was added, in the order in which a person
 * reads them. Blanks belong to the word before them, so that a struck phrase is one line.
 */
export function diffWords(before: string, after: string): WordPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  ) {
    tail += 1;
  }
  const [old, young] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  const middle: WordPart[] =
    old.length * young.length > mostPairs
      ? [part('gone', old), part('added', young)]
      : compare(old, young);
  return joined([
    part('same', a.slice(0, head)),
    ...middle,
    part('same', a.slice(a.length - tail)),
  ]);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}’'-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

function compare(a: readonly string[], b: readonly string[]): WordPart[] {
  const parts: WordPart[] = [];
  walkCommonOrder(a, b, {
    same: (i) => void parts.push(part('same', [a[i]!])),
    gone: (i) => void parts.push(part('gone', [a[i]!])),
    added: (j) => void parts.push(part('added', [b[j]!])),
  });
  return parts;
}

function part(kind: WordPart['kind'], words: readonly string[]): WordPart {
  return { kind, text: words.join('') };
}

/** Neighbours of a kind as one; what is no word between two changes belongs to both. */
function joined(parts: readonly WordPart[]): WordPart[] {
  const runs = joinNeighbours(parts);
  const spread = runs.flatMap((one, place): WordPart[] => {
    const isBetween = place > 0 && place < runs.length - 1;
    if (one.kind !== 'same' || !isBetween || /[\p{L}\p{N}]/u.test(one.text)) return [one];
    return [
      { kind: 'gone', text: one.text },
      { kind: 'added', text: one.text },
    ];
  });
  return joinNeighbours(gather(spread));
}

function joinNeighbours(parts: readonly WordPart[]): WordPart[] {
  const runs: WordPart[] = [];
  for (const one of parts) {
    const last = runs.at(-1);
    if (one.text === '') continue;
    if (last?.kind === one.kind) runs[runs.length - 1] = { ...last, text: last.text + one.text };
    else runs.push(one);
  }
  return runs;
}

/** Between two words that stayed, everything that is gone stands before everything that was added. */
function gather(parts: readonly WordPart[]): WordPart[] {
  const sorted: WordPart[] = [];
  let added: WordPart[] = [];
  for (const one of parts) {
    if (one.kind === 'added') added.push(one);
    else if (one.kind === 'gone') sorted.push(one);
    else {
      sorted.push(...added, one);
      added = [];
    }
  }
  return [...sorted, ...added];
}
