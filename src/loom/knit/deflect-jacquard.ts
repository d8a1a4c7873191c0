import { modulo } from '../number/modulo.ts';
import { type Bar, linkAt } from '../notation/read-bars.ts';
import type { MotifField } from '../motifs/sketch.ts';
import { tones } from '../motifs/sketch.ts';
import type { Link } from '../types.ts';

/** How the motif changes what a bar does, stitch by stitch. */
export type Deflection = (guide: number, course: number) => Link;

/**
 * A laid-in jacquard bar: dense cloth by swinging as far as its chain says, half-tone by swinging every
 * second time, a hexagonal net by tying neighbouring pillars in turn, openings by holding to its own pillar.
 */
export function deflectInlay(bar: Bar, order: number, field: MotifField): Deflection {
  const reach = Math.max(1, swingOf(bar));
  const net = netPeriod(field);
  return (guide, course) => {
    const out = modulo(course + order, 2) === 0;
    const tie = order === 0 && tiesHere(guide, course, net) ? 2 : 0;
    const rest = out ? 1 : 0;
    const tone = field.toneAt(guide, course);
    if (tone === tones.open) return at(rest);
    if (tone === tones.net) return at(tie > 0 ? tie : rest);
    if (!out) return at(tie > 0 && !isWorked(field, guide + 1, course) ? tie : 0);
    const wanted = tone === tones.solid ? reach : lightReach(guide, course, order);
    const room = roomToTheRight(field, guide, course, wanted);
    return at(Math.max(1, room, isWorked(field, guide + 1, course) ? 0 : tie));
  };
}

/** A figure bar knits where the motif is worked and misses where it is not; half-tone knits every second pair. */
export function deflectFigure(bar: Bar, field: MotifField): Deflection {
  return (guide, course) => {
    const link = linkAt(bar, course);
    const needle = guide + Math.min(link.from, link.to);
    const tone = field.toneAt(needle, course);
    const knits = tone === tones.solid || (tone === tones.light && modulo(course, 4) < 2);
    return knits ? link : at(link.from);
  };
}

function at(space: number): Link {
  return { from: space, to: space };
}

function swingOf(bar: Bar): number {
  const spaces = bar.lapping.map((link) => link.from);
  return Math.max(...spaces) - Math.min(...spaces);
}

function isWorked(field: MotifField, wale: number, course: number): boolean {
  const tone = field.toneAt(wale, course);
  return tone === tones.solid || tone === tones.light;
}

/** Half-tone: only one bar crosses, and only every second time, so that light comes through. */
function lightReach(guide: number, course: number, order: number): number {
  return order === 0 && modulo((course >> 1) + guide, 2) === 0 ? 2 : 1;
}

/** Swinging past the motif's edge would fray it. */
function roomToTheRight(field: MotifField, guide: number, course: number, wanted: number): number {
  let room = 0;
  while (room < wanted && isWorked(field, guide + room, course)) room++;
  return room;
}

function tiesHere(guide: number, course: number, period: number): boolean {
  return modulo(course - (modulo(guide, 2) * period) / 2, period) === 0;
}

/** Courses between two ties of the same pillars, so that the meshes come out as nearly regular hexagons. */
function netPeriod(field: MotifField): number {
  const waleOverCourse = field.courses / (field.aspect * field.wales);
  const ideal = 3.2 * waleOverCourse;
  // Ties fall on the courses at which the bar swings out, so half a period is even.
  const fitting = [4, 8, 12].filter((period) => field.courses % period === 0);
  return (fitting.length > 0 ? fitting : [4]).reduce((best, period) =>
    Math.abs(period - ideal) < Math.abs(best - ideal) ? period : best,
  );
}
