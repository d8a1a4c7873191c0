import type { GuideBar } from '../fabric/fabric.ts';
import type { ClothDesign } from './cloth-design.ts';
import { paintEnd, type Paint } from './paint-warp.ts';

/** A number from 0 up to, and without, 1. */
export type Chance = () => number;

/**
 * A cloth that nobody drew: zigzags of two bars that mirror each other, or the chains of a plain start,
 * with stripes in a few colours. Threaded throughout and on the start's own machine, so that it knits.
 */
export function surprise(
  starts: readonly ClothDesign[],
  colours: readonly string[],
  chance: Chance,
): ClothDesign {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)]!;
  const start = pick(starts);
  const own = start.bars.length === 2 && chance() < 0.6;
  const letter = Object.keys(start.yarns)[0]!;
  const { yarn } = start.yarns[letter]!;
  const chains = own ? zigzag(2 + Math.floor(chance() * 5)) : start.bars.map((bar) => bar.lapping);
  const bars = chains.map((lapping): GuideBar => ({ lapping, threading: 'A' }));
  const plain: ClothDesign = {
    ...start,
    ...(own && { family: 'atlas' as const }),
    bars,
    yarns: { A: { yarn } },
    shade: pick(colours),
  };
  return stripe(plain, colours, chance);
}

/** A chain that walks so many needles and back, and its mirror image. */
function zigzag(needles: number): readonly string[] {
  const out = ['1-0', ...Array.from({ length: needles - 1 }, (_, at) => `${at + 1}-${at + 2}`)];
  const turn = `${needles}-${needles + 1}`;
  const home = Array.from(
    { length: needles - 1 },
    (_, at) => `${needles - at}-${needles - at - 1}`,
  );
  const links = [...out, turn, ...home];
  const mirrored = links.map((link) =>
    link
      .split('-')
      .map((space) => needles + 1 - Number(space))
      .join('-'),
  );
  return [links, mirrored].map((list) => `${list.join('/')}//`);
}

function stripe(design: ClothDesign, colours: readonly string[], chance: Chance): ClothDesign {
  const ends = 8 + 2 * Math.floor(chance() * 7);
  let painted = design;
  for (let bar = 0; bar < design.bars.length; bar++) {
    let end = Math.floor(chance() * 3);
    for (let turn = 0; turn < 3 && end < ends; turn++) {
      const colour = colours[Math.floor(chance() * colours.length)] as Paint;
      const width = 1 + Math.floor(chance() * 4);
      for (let step = 0; step < width && end < ends; step++, end++)
        painted = paintEnd(painted, { bar, end }, colour, ends);
      end += 1 + Math.floor(chance() * 4);
    }
  }
  return painted;
}
