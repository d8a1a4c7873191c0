import type { GuideBar } from '../../domain/fabric/fabric.ts';

/** As many as the schema of a fabric admits. */
export const mostBars = 6;
const mostGuides = 240;

/** `Front bar`, `Back bar`; with more than two the ones between are numbered. */
export function barName(index: number, count: number): string {
  if (count === 1) return 'The bar';
  if (index === 0) return 'Front bar';
  return index === count - 1 ? 'Back bar' : `Bar ${index + 1}`;
}

/** A tap goes through the yarns of the fabric and then takes the yarn out. */
export function nextGuide(guide: string, letters: readonly string[]): string {
  const at = letters.indexOf(guide);
  return letters[at + 1] ?? (guide === '.' ? (letters[0] ?? '.') : '.');
}

export function setGuide({ threading, ...bar }: GuideBar, at: number, guide: string): GuideBar {
  const guides = [...threading];
  guides[at] = guide;
  return { ...bar, threading: guides.join('') };
}

/** The repeat goes on as it begins. */
export function addGuide({ threading, ...bar }: GuideBar, letters: readonly string[]): GuideBar {
  if (threading.length >= mostGuides) return { ...bar, threading };
  const more = threading.at(-1) ?? letters[0] ?? '.';
  return { ...bar, threading: threading + more };
}

export function dropGuide({ threading, ...bar }: GuideBar): GuideBar {
  return { ...bar, threading: threading.length > 1 ? threading.slice(0, -1) : threading };
}

/** Behind those that there are, with the shortest lap and the yarn of the bar before it. */
export function addBar(bars: readonly GuideBar[], letters: readonly string[]): GuideBar[] {
  const threading = [...(bars.at(-1)?.threading ?? '')].find((each) => each !== '.');
  const yarn = threading ?? letters[0] ?? '.';
  return [...bars, { lapping: '1-0/1-2//', threading: yarn }];
}

/** Each empty guide gets the yarn of the bar that it belongs to. */
export function threadEveryGuide(bars: readonly GuideBar[]): GuideBar[] {
  return bars.map(({ threading, ...bar }) => {
    const own = [...threading].find((guide) => guide !== '.');
    return { ...bar, threading: own ? threading.replaceAll('.', own) : threading };
  });
}

/** `2 in, 1 out`, `all in` */
export function sayThreading(threading: string): string {
  const out = [...threading].filter((guide) => guide === '.').length;
  const inside = threading.length - out;
  if (out === 0) return 'all in';
  return inside === 0 ? 'all out' : `${inside} in, ${out} out`;
}

/** The first letter of the alphabet that no yarn of the fabric has; its fibre's own if that is free. */
export function freeLetter(letters: readonly string[], fibre: string): string | undefined {
  const all = [fibre.charAt(0).toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return all.find((letter) => /^[A-Z]$/.test(letter) && !letters.includes(letter));
}

/** Where a yarn is threaded: `the back bar`, `both bars`. */
export function sayBars(letter: string, bars: readonly GuideBar[]): string {
  const own = bars.flatMap(({ threading }, index) => (threading.includes(letter) ? [index] : []));
  if (own.length === 1) {
    const name = barName(own[0]!, bars.length);
    return name.startsWith('Bar')
      ? name.toLowerCase()
      : `the ${name.replace('The ', '').toLowerCase()}`;
  }
  return own.length === 2 && bars.length === 2 ? 'both bars' : `${own.length} bars`;
}
