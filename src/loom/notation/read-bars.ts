import type { Fabric } from '../../domain/fabric/fabric.ts';
import { modulo } from '../number/modulo.ts';
import type { Guide, Lapping, Link, Threading } from '../types.ts';
import { parseLapping } from './parse-lapping.ts';
import { parseThreading } from './parse-threading.ts';

/** A guide bar with its chain and threading read. */
export interface Bar {
  readonly lapping: Lapping;
  readonly threading: Threading;
  readonly offset: number;
  /** Lays in at every course and never knits. */
  readonly laysIn: boolean;
}

/** Bars of a construction that has passed validation; a fault here is a bug of the caller and throws. */
export function requireBars(fabric: Pick<Fabric, 'construction' | 'yarns'>): readonly Bar[] {
  return fabric.construction.bars.map((bar, index) => {
    const lapping = parseLapping(bar.lapping);
    const threading = parseThreading(bar.threading, Object.keys(fabric.yarns));
    if (!lapping.ok) throw new Error(`Bar ${index + 1}: ${lapping.fault.kind} in "${bar.lapping}"`);
    if (!threading.ok)
      throw new Error(`Bar ${index + 1}: ${threading.fault.kind} in "${bar.threading}"`);
    return makeBar(lapping.value, threading.value, bar.offset ?? 0);
  });
}

export function makeBar(lapping: Lapping, threading: Threading, offset: number): Bar {
  return { lapping, threading, offset, laysIn: lapping.every((link) => link.from === link.to) };
}

export function linkAt(bar: Bar, course: number): Link {
  return bar.lapping[modulo(course, bar.lapping.length)] ?? bar.lapping[0];
}

export function guideAt(bar: Bar, guide: number): Guide {
  return bar.threading[modulo(guide - bar.offset, bar.threading.length)] ?? null;
}

export function isInlay(link: Link): boolean {
  return link.from === link.to;
}

/** The needle that an overlap goes round, counted from the guide's own. */
export function needleOf(link: Link): number {
  return Math.min(link.from, link.to);
}
