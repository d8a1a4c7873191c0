import type { Lapping, Link } from '../types.ts';

/** The widest chain that the loom reads. */
const highestSpace = 48;
/** A chain drum has no end, but a person does. */
export const longestChain = 48;

/** Needle that the overlap of a course goes round, or the space that an inlay lies in; counted from 0. */
export function placeOf({ from, to }: Link): number {
  return Math.min(from, to);
}

export function isLaidIn({ from, to }: Link): boolean {
  return from === to;
}

/** Moves the loop of one course to another needle; it goes round it the same way as before. */
export function moveLoop(lapping: Lapping, course: number, needle: number): Lapping {
  return changeLink(lapping, course, (link) => {
    const highest = isLaidIn(link) ? highestSpace : highestSpace - 1;
    const by = Math.max(0, Math.min(highest, needle)) - placeOf(link);
    return { from: link.from + by, to: link.to + by };
  });
}

/** An open loop becomes a closed one and the reverse; an inlay has no way round. */
export function turnLoop(lapping: Lapping, course: number): Lapping {
  return changeLink(lapping, course, ({ from, to }) => ({ from: to, to: from }));
}

/** Lays the yarn in beside the needle that it knitted, or knits the needle beside which it lay. */
export function layIn(lapping: Lapping, course: number): Lapping {
  return changeLink(lapping, course, (link) => {
    const at = Math.min(placeOf(link), highestSpace - 1);
    return isLaidIn(link) ? { from: at + 1, to: at } : { from: at, to: at };
  });
}

/** One course more: what the chain did two courses before, as most chains go to and fro. */
export function addCourse(lapping: Lapping): Lapping {
  if (lapping.length >= longestChain) return lapping;
  return [...lapping, lapping.at(-2) ?? lapping[0]];
}

export function dropCourse(lapping: Lapping): Lapping {
  const [first, ...rest] = lapping;
  return [first, ...rest.slice(0, -1)];
}

function changeLink(lapping: Lapping, course: number, change: (link: Link) => Link): Lapping {
  const [first, ...rest] = lapping.map((link, at) => (at === course ? change(link) : link));
  return [first!, ...rest];
}

/** `Round needle 3, from the right` as a person says what one course does. */
export function sayLink(link: Link): string {
  const place = placeOf(link);
  if (isLaidIn(link)) return `laid in, space ${place}`;
  return `round needle ${place + 1}, ${link.from > link.to ? 'to the right' : 'to the left'}`;
}
