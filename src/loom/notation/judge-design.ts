import {
  type ClothDesign,
  clothOf,
  runsAlike,
  type YarnBook,
} from '../../domain/cloth-design/cloth-design.ts';
import { findMachine, type MillMachine } from '../../domain/cloth-design/mill-machines.ts';
import { specialFamilies } from '../../domain/cloth-design/loom-book.ts';
import type { Fabric } from '../../domain/fabric/fabric.ts';
import { clothLimits } from './cloth-limits.ts';
import { explainFaults } from './explain-faults.ts';
import type { BarWeight, Knittable, StarvedNeedle } from '../types.ts';
import { repeatOf } from './repeat-of.ts';

/** What a design is judged by: the mill's yarns, machines and the structures that only it can set up. */
export interface LoomBook extends YarnBook {
  readonly machines: readonly MillMachine[];
  /** Bars of the book that are finished or figured in a way that no other bars may be. */
  readonly special: readonly Pick<Fabric['construction'], 'family' | 'bars' | 'motif'>[];
}

export type Verdict =
  | {
      readonly can: true;
      readonly head: string;
      readonly more: string;
      readonly cloth: Knittable;
      readonly machine: MillMachine;
    }
  | {
      readonly can: false;
      readonly head: string;
      readonly more: string;
      /** Stitches that would drop. */
      readonly starved: readonly StarvedNeedle[];
      /** Guide bar counted from 1 (front), where the fault belongs to one. */
      readonly bar?: number;
    };

/** What the yarns weigh, bar by bar, once the loom has weighed them. */
export type Weights = readonly BarWeight[] | undefined;

/**
 * Whether the mill can knit it. Without weights the answer is that of the notation alone: nothing that
 * it refuses may be knitted, and nothing that it passes is promised before it is weighed.
 */
export function judgeDesign(design: ClothDesign, book: LoomBook, weights?: Weights): Verdict {
  const cloth = clothOf(design, book);
  if (!cloth)
    return refuse('The mill does not keep one of these yarns.', 'Choose one of its own book.');
  const trouble = explainFaults(cloth);
  if (trouble) return { can: false, ...trouble };
  const repeat = repeatOf(cloth);
  const stitches = repeat.wales * repeat.courses;
  if (stitches > clothLimits.stitches)
    return refuse(
      `One repeat would be ${stitches} stitches.`,
      `At most ${clothLimits.stitches} can be shown and set up here.`,
    );
  return (
    elastaneFault(design, cloth, weights) ??
    familyFault(design, book) ??
    machineFault(design, book) ??
    weightFault(weights) ??
    pass(design, cloth, book)
  );
}

function refuse(head: string, more: string): Verdict {
  return { can: false, head, more, starved: [] };
}

/** Bare elastane is knitted only behind another yarn, and only a little of it: it would take the whole cloth in. */
function elastaneFault(
  { bars }: ClothDesign,
  { yarns }: Knittable,
  weights: Weights,
): Verdict | undefined {
  const bare = Object.keys(yarns).filter((letter) => yarns[letter]!.make === 'bare elastane');
  if (bare.length === 0) return undefined;
  const inFront = bare.some((letter) => bars[0]!.threading.includes(letter));
  if (inFront || bars.length < 2)
    return refuse('Bare elastane cannot run in the front bar.', 'It must lie behind another yarn.');
  if (!weights) return undefined;
  const all = weights.reduce((sum, { gsm }) => sum + gsm, 0);
  const own = weights.reduce((sum, { yarn, gsm }) => sum + (bare.includes(yarn) ? gsm : 0), 0);
  const percent = Math.round((own / all) * 100);
  if (percent <= clothLimits.elastanePercent) return undefined;
  return refuse(
    `The cloth would be ${percent} % elastane.`,
    `More than ${clothLimits.elastanePercent} % pulls a warp knit together until it cannot be finished flat.`,
  );
}

/** What is raised, figured or lace knits in many ways and looks right only as the mill sets it up. */
function familyFault(design: ClothDesign, { special }: LoomBook): Verdict | undefined {
  if (!specialFamilies.has(design.family) && !design.motif) return undefined;
  if (special.some((one) => one.family === design.family && runsAlike(one, design)))
    return undefined;
  const what = design.family === 'raised' ? 'Raised cloth' : 'A figured cloth';
  return refuse(
    `${what} is knitted only with the bars of our own book.`,
    'Yarn, colours and shade are yours to change; its chains are not.',
  );
}

function machineFault({ machine, bars }: ClothDesign, { machines }: LoomBook): Verdict | undefined {
  if (findMachine(machines, machine, bars.length)) return undefined;
  const own = machines.filter((one) => one.kind === machine.kind && one.bars >= bars.length);
  const count = `${bars.length} ${bars.length === 1 ? 'bar' : 'bars'}`;
  const gauges = own.map((one) => `E${one.gauge}`).join(', ');
  return refuse(
    `We have no ${machine.kind} machine of gauge E${machine.gauge} with ${count}.`,
    own.length > 0 ? `Ours are ${gauges}.` : `Ours have fewer bars.`,
  );
}

function weightFault(weights: Weights): Verdict | undefined {
  if (!weights) return undefined;
  const gsm = Math.round(weights.reduce((sum, bar) => sum + bar.gsm, 0));
  const [least, most] = clothLimits.gsm;
  if (gsm >= least && gsm <= most) return undefined;
  return gsm < least
    ? refuse(
        `It would weigh only ${gsm} GSM.`,
        `Below ${least} a cloth does not hold its own stitches.`,
      )
    : refuse(`It would weigh ${gsm} GSM.`, `Above ${most} our machines cannot draw it off.`);
}

function pass(design: ClothDesign, cloth: Knittable, { machines }: LoomBook): Verdict {
  const { machine, bars } = design;
  const { courses } = repeatOf(cloth);
  const fed =
    courses === 1
      ? 'Every needle is fed in its course'
      : `Every needle is fed in all ${courses} courses`;
  return {
    can: true,
    head: 'It can be knitted.',
    more: `${fed}, on a ${bars.length}-bar ${machine.kind} machine, E${machine.gauge}, that we have.`,
    cloth,
    machine: findMachine(machines, machine, bars.length)!,
  };
}
