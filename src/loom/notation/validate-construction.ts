import type { Construction } from '../../domain/fabric/fabric.ts';
import { motifNames } from '../motifs/motif-names.ts';
import { leastCommonMultiple } from '../number/least-common-multiple.ts';
import type { ConstructionFault, LappingFault } from '../types.ts';
import { feedCount, type Repeat, starvedNeedles } from './feed-needles.ts';
import { parseLapping } from './parse-lapping.ts';
import { parseThreading } from './parse-threading.ts';
import { type Bar, isInlay, linkAt, makeBar, needleOf } from './read-bars.ts';

/** A chain drum longer than this is a mistake in the record, and its tile would not fit the memory. */
const longestRepeat = 240;

/** Everything that would make a beautiful picture of a cloth that no machine can knit. */
export function validateConstruction(
  construction: Construction,
  yarns: Readonly<Record<string, unknown>>,
): readonly ConstructionFault[] {
  if (construction.bars.length === 0)
    return [{ kind: 'no bars', message: 'A construction needs at least one guide bar.' }];
  const read = readBars(construction, yarns);
  if ('faults' in read) return read.faults;
  const { bars } = read;
  const repeat = {
    wales: leastCommonMultiple(bars.map((bar) => bar.threading.length)),
    courses: leastCommonMultiple(bars.map((bar) => bar.lapping.length)),
  };
  const misfit = [...repeatFaults(construction, repeat), ...unusedYarns(construction, yarns)];
  if (misfit.some((fault) => fault.kind === 'repeat')) return misfit;
  return [
    ...misfit,
    ...coverageFaults(alwaysKnitting(construction, bars), repeat),
    ...inlayFaults(bars, repeat),
  ];
}

/** A figure bar misses wherever its motif is not worked, so the other bars must feed every needle. */
function alwaysKnitting(construction: Construction, bars: readonly Bar[]): readonly Bar[] {
  const figured = construction.motif !== undefined && bars.every((bar) => !bar.laysIn);
  return figured ? bars.slice(1) : bars;
}

function readBars(
  construction: Construction,
  yarns: Readonly<Record<string, unknown>>,
): { readonly bars: readonly Bar[] } | { readonly faults: readonly ConstructionFault[] } {
  const faults: ConstructionFault[] = [];
  const bars: Bar[] = [];
  for (const [index, record] of construction.bars.entries()) {
    const bar = index + 1;
    const lapping = parseLapping(record.lapping);
    const threading = parseThreading(record.threading, Object.keys(yarns));
    if (!lapping.ok)
      faults.push({ kind: 'lapping', bar, message: lappingMessage(lapping.fault, record.lapping) });
    if (!threading.ok) {
      const letter = threading.fault.kind === 'unknown yarn' ? ` "${threading.fault.letter}"` : '';
      faults.push({
        kind: 'threading',
        bar,
        message: `${threading.fault.kind}${letter} in threading "${record.threading}".`,
      });
    }
    if (lapping.ok && threading.ok)
      bars.push(makeBar(lapping.value, threading.value, record.offset ?? 0));
  }
  return faults.length > 0 ? { faults } : { bars };
}

function lappingMessage(fault: LappingFault, text: string): string {
  return 'course' in fault
    ? `Course ${fault.course} of "${text}": ${fault.kind} ("${fault.text}").`
    : 'The lapping is empty.';
}

function repeatFaults(construction: Construction, repeat: Repeat): ConstructionFault[] {
  const faults: ConstructionFault[] = [];
  if (repeat.wales > longestRepeat || repeat.courses > longestRepeat)
    faults.push({
      kind: 'repeat',
      message: `The bars meet again only after ${repeat.wales} wales and ${repeat.courses} courses (at most ${longestRepeat}).`,
    });
  const { motif } = construction;
  if (!motif) return faults;
  if (!motifNames.some((name) => name === motif.name))
    faults.push({
      kind: 'motif',
      message: `The loom does not know a motif "${motif.name}"; it knows ${motifNames.join(', ')}.`,
    });
  if (motif.wales % repeat.wales !== 0 || motif.courses % repeat.courses !== 0)
    faults.push({
      kind: 'repeat',
      message: `Motif of ${motif.wales} × ${motif.courses} stitches is no multiple of the repeat ${repeat.wales} × ${repeat.courses}.`,
    });
  return faults;
}

function unusedYarns(
  construction: Construction,
  yarns: Readonly<Record<string, unknown>>,
): ConstructionFault[] {
  const threaded = construction.bars.map((bar) => bar.threading).join('');
  return Object.keys(yarns)
    .filter((key) => !threaded.includes(key))
    .map((key) => ({ kind: 'yarn unused', message: `Yarn "${key}" is threaded in no bar.` }));
}

function coverageFaults(bars: readonly Bar[], repeat: Repeat): ConstructionFault[] {
  const byCourse = Map.groupBy(starvedNeedles(bars, repeat), ({ course }) => course);
  return [...byCourse].map(([course, starved]) => ({
    kind: 'coverage',
    starved,
    message: `Course ${course}: no overlap feeds needle ${starved.map(({ needle }) => needle).join(', ')} of the repeat of ${repeat.wales}; the stitch would drop.`,
  }));
}

/** A laid-in yarn stays in the cloth only where the underlaps of a bar in front of it close over it. */
function inlayFaults(bars: readonly Bar[], repeat: Repeat): ConstructionFault[] {
  const faults: ConstructionFault[] = [];
  for (const [index, bar] of bars.entries()) {
    if (!bar.laysIn) continue;
    const knitsInFront = bars.slice(0, index).filter((front) => !front.laysIn);
    const number = index + 1;
    if (knitsInFront.length === 0) {
      faults.push({
        kind: 'inlay uncaught',
        bar: number,
        message: `Bar ${number} lays in, but no bar in front of it knits over it.`,
      });
      continue;
    }
    if (!isCaught(bar, knitsInFront, repeat))
      faults.push({
        kind: 'inlay uncaught',
        bar: number,
        message: `Bar ${number} crosses no stitch and no underlap of the bars in front of it; its yarn would fall out.`,
      });
  }
  return faults;
}

function isCaught(bar: Bar, front: readonly Bar[], repeat: Repeat): boolean {
  const swings = bar.lapping.some((link, course) => link.from !== linkAt(bar, course + 1).from);
  const crossedByUnderlaps = front.some((other) =>
    other.lapping.some((link, course) => {
      const next = linkAt(other, course + 1);
      return !isInlay(link) && !isInlay(next) && needleOf(link) !== needleOf(next);
    }),
  );
  if (crossedByUnderlaps) return true;
  return swings && feedCount(front, repeat).some((count) => count > 0);
}
