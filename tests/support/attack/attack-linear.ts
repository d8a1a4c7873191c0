import type { Expression } from './attack-expressions.ts';

/** Milliseconds for the slowest of the texts that are built from the expression's own literals. */
export function worstCase({ source, flags }: Expression, longest: number): number {
  const expression = new RegExp(source, flags);
  const words = source.replace(/\\[bsdwpn]/g, ' ').match(/[a-z₹$€£]{2,}/gi) ?? [];
  const seeds = [
    '0',
    '1,',
    'a',
    ' ',
    '.',
    '/',
    '-0?',
    '/img/a',
    ...words,
    ...words.map((word) => `${word} `),
  ];
  const pairs = words.slice(0, 40).map((word, i) => `${word} ${words[(i + 7) % words.length]} `);
  let worst = 0;
  for (const seed of [...seeds, ...pairs]) {
    const text = `${seed.repeat(Math.ceil(longest / seed.length)).slice(0, longest - 1)}\n`;
    worst = Math.max(
      worst,
      timed(() => run(expression, text)),
    );
  }
  return worst;
}

function run(expression: RegExp, text: string): void {
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
}

/** The faster of two runs, because the first one also compiles the expression. */
function timed(work: () => void): number {
  const once = () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const first = once();
  return first < 5 ? first : Math.min(first, once());
}
