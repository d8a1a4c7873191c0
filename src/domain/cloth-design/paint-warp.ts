import type { GuideBar } from '../fabric/fabric.ts';
import type { ClothDesign, DesignYarn } from './cloth-design.ts';

/** What a stroke puts into a guide: the yarn as the piece is dyed, a colour of its own, or nothing. */
export type Paint = 'piece' | 'out' | `#${string}`;

/** A warp is shown with about so many ends, and never with more than the second. */
const fewestEnds = 16;
/** A repeat of so many is shown once: twice as many squares are too narrow for a thumb. */
const enoughEnds = 12;
export const mostEnds = 48;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** As many ends as show all that the bars do, whole repeats of each. */
export function endsOf({ bars }: Pick<ClothDesign, 'bars'>): number {
  const repeat = bars.reduce((all, { threading }) => commonMultiple(all, threading.length || 1), 1);
  if (repeat > mostEnds) return mostEnds;
  if (repeat >= enoughEnds) return repeat;
  return repeat * Math.ceil(fewestEnds / repeat);
}

function commonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

/** What each of so many guides carries, `.` for nothing. */
export function guidesOf({ threading, offset = 0 }: GuideBar, ends: number): string[] {
  const { length } = threading;
  return Array.from({ length: ends }, (_, end) => threading[mod(end - offset, length)] ?? '.');
}

const mod = (value: number, size: number) => ((value % size) + size) % size;

/** Paints one guide; nothing changes where the letters of the alphabet have run out. */
export function paintEnd(
  design: ClothDesign,
  at: { readonly bar: number; readonly end: number },
  paint: Paint,
  ends: number,
): ClothDesign {
  const bar = design.bars[at.bar];
  if (!bar) return design;
  const guides = guidesOf(bar, ends);
  if (paint === 'out') {
    // A bar without a single thread is no bar.
    if (guides.every((guide, end) => guide === '.' || end === at.end)) return design;
    guides[at.end] = '.';
    return withGuides(design, at.bar, guides, design.yarns);
  }
  const yarn = barYarn(design, at.bar);
  if (yarn === undefined) return design;
  const wanted: DesignYarn = { yarn, ...(paint !== 'piece' && { colour: paint }) };
  const letter = letterFor(design.yarns, wanted);
  if (!letter || guides[at.end] === letter) return design;
  guides[at.end] = letter;
  return withGuides(design, at.bar, guides, { ...design.yarns, [letter]: wanted });
}

/** What a guide shows, for the name of its square. */
export function paintAt(design: ClothDesign, letter: string): Paint {
  const choice = design.yarns[letter];
  if (!choice) return 'out';
  return choice.colour === undefined ? 'piece' : (choice.colour as Paint);
}

/** The yarn of a bar, whatever colours it has been given. */
export function barYarn({ bars, yarns }: ClothDesign, bar: number): string | undefined {
  const letter = [...(bars[bar]?.threading ?? '')].find((guide) => guide !== '.');
  return letter === undefined ? undefined : yarns[letter]?.yarn;
}

/** Another yarn in a whole bar; colours stay where they are. */
export function setBarYarn(design: ClothDesign, bar: number, yarn: string): ClothDesign {
  const record = design.bars[bar];
  if (!record) return design;
  let { yarns } = design;
  const threading = [...record.threading].map((guide) => {
    const choice = yarns[guide];
    if (!choice) return guide;
    const wanted = { ...choice, yarn };
    const letter = letterFor(yarns, wanted);
    if (!letter) return guide;
    yarns = { ...yarns, [letter]: wanted };
    return letter;
  });
  return tidy({
    ...design,
    bars: design.bars.with(bar, { ...record, threading: threading.join('') }),
    yarns,
  });
}

/** So many ends before the warp begins again: what there is goes on as it began. */
export function setEnds(design: ClothDesign, ends: number): ClothDesign {
  const bars = design.bars.map(({ lapping, ...bar }) => ({
    lapping,
    threading: shortest(guidesOf({ lapping, ...bar }, ends)),
  }));
  return tidy({ ...design, bars });
}

function withGuides(
  design: ClothDesign,
  at: number,
  guides: readonly string[],
  yarns: ClothDesign['yarns'],
): ClothDesign {
  const { lapping } = design.bars[at]!;
  const bars = design.bars.with(at, { lapping, threading: shortest(guides) });
  return tidy({ ...design, bars, yarns });
}

/** `ABAB` → `AB`: an address says a repeat once. */
function shortest(guides: readonly string[]): string {
  const { length } = guides;
  for (let repeat = 1; repeat < length; repeat++)
    if (length % repeat === 0 && guides.every((guide, at) => guide === guides[at % repeat]))
      return guides.slice(0, repeat).join('');
  return guides.join('');
}

function letterFor(yarns: ClothDesign['yarns'], { yarn, colour }: DesignYarn): string | undefined {
  const known = Object.keys(yarns).find(
    (letter) => yarns[letter]!.yarn === yarn && yarns[letter]!.colour === colour,
  );
  return known ?? letters.find((letter) => !Object.hasOwn(yarns, letter));
}

/** Yarns that no guide carries are left out. */
function tidy(design: ClothDesign): ClothDesign {
  const threaded = design.bars.map(({ threading }) => threading).join('');
  const used = Object.entries(design.yarns).filter(([letter]) => threaded.includes(letter));
  return { ...design, yarns: Object.fromEntries(used) };
}
