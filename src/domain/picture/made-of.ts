import type { Construction, Fabric, Yarn } from '../fabric/fabric.ts';
import { fingerprint } from '../publishing/fingerprint.ts';

/** What a knitted picture was made of, as two sums: another one shows another cloth. */
export interface MadeOf {
  /** Lapping, threading, motif, yarns and machine. */
  readonly lapping: string;
  /** Of the shade that it is dyed in, `#rrggbb`. */
  readonly shade: string;
}

/** Names are left out: a picture does not show them. */
export function madeOf(
  cloth: Pick<Fabric, 'construction' | 'yarns' | 'machine'>,
  shade: string,
): MadeOf {
  const { gauge, kind, coursesPerCm, walesPerCm } = cloth.machine;
  const parts = [
    constructionParts(cloth.construction),
    Object.entries(cloth.yarns)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([letter, yarn]) => [letter, ...yarnParts(yarn)]),
    [gauge, kind, coursesPerCm, walesPerCm],
  ];
  return { lapping: fingerprint(JSON.stringify(parts)), shade };
}

/** How a picture differs from the cloth of now, in the words that stand beside it; none: it is up to date. */
export function sayOlder(picture: MadeOf | undefined, now: MadeOf | undefined): string | undefined {
  if (!picture || !now) return undefined;
  if (picture.lapping !== now.lapping) return 'from the lapping before this one';
  return picture.shade === now.shade ? undefined : 'dyed in another lead shade';
}

function constructionParts({ family, bars, motif }: Construction): unknown[] {
  return [
    family,
    bars.map(({ lapping, threading, offset = 0 }) => [lapping, threading, offset]),
    motif ? [motif.name, motif.wales, motif.courses] : [],
  ];
}

function yarnParts({ fibres, make, tex, ply, filaments, lustre, colour }: Yarn): unknown[] {
  const shares = fibres.map(({ fibre, percent }) => [fibre, percent]);
  return [shares, make, tex, ply, filaments ?? 0, lustre, colour ?? ''];
}
