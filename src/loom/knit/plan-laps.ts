import type { Construction } from '../../domain/fabric/fabric.ts';
import type { MotifField } from '../motifs/sketch.ts';
import { leastCommonMultiple } from '../number/least-common-multiple.ts';
import { modulo } from '../number/modulo.ts';
import { type Bar, guideAt, linkAt, requireBars } from '../notation/read-bars.ts';
import type { Knittable, Link } from '../types.ts';
import { type Deflection, deflectFigure, deflectInlay } from './deflect-jacquard.ts';

/** What every guide of every bar does in every course of the tile. */
export interface LapPlan {
  readonly wales: number;
  readonly courses: number;
  /** Bars that lap; pattern bars, whose cords follow the outlines of a motif, are not among them. */
  readonly bars: readonly BarPlan[];
  readonly cord: { readonly bar: number; readonly yarn: string } | null;
}

export interface BarPlan {
  readonly index: number;
  readonly laysIn: boolean;
  /** Yarn of a guide, or null where it is empty; guides wrap round the tile. */
  readonly yarnAt: (guide: number) => string | null;
  readonly linkAt: (guide: number, course: number) => Link;
}

/** Smallest tile of whole repeats that holds so many wales and courses. */
export function planLaps(
  fabric: Knittable,
  field: MotifField | null,
  minWales: number,
  minCourses: number,
): LapPlan {
  const bars = requireBars(fabric);
  const threading = leastCommonMultiple(bars.map((bar) => bar.threading.length));
  const chain = leastCommonMultiple(bars.map((bar) => bar.lapping.length));
  const wales = growTo(leastCommonMultiple([threading, field?.wales ?? 1]), minWales);
  const courses = growTo(leastCommonMultiple([chain, field?.courses ?? 1]), minCourses);
  const roles = rolesOf(fabric.construction, bars);
  const cordBar = roles.indexOf('cord');
  return {
    wales,
    courses,
    bars: bars.flatMap((bar, index) => {
      const role = roles[index];
      return role === 'cord' ? [] : [planBar(bar, index, wales, deflection(bar, role, field))];
    }),
    cord:
      cordBar < 0
        ? null
        : { bar: cordBar, yarn: bars[cordBar]!.threading.find((guide) => guide !== null)! },
  };
}

/** What a bar does in a construction with a motif; see the SPEC. A number is the order of a jacquard inlay. */
type Role = 'plain' | 'cord' | 'figure' | number;

export function rolesOf(construction: Construction, bars: readonly Bar[]): readonly Role[] {
  if (!construction.motif) return bars.map(() => 'plain');
  if (bars.every((bar) => !bar.laysIn))
    return bars.map((_, index) => (index === 0 ? 'figure' : 'plain'));
  let inlays = 0;
  return bars.map((bar) => {
    if (!bar.laysIn) return 'plain';
    return bar.threading.includes(null) ? 'cord' : inlays++;
  });
}

function deflection(bar: Bar, role: Role | undefined, field: MotifField | null): Deflection | null {
  if (!field) return null;
  if (role === 'figure') return deflectFigure(bar, field);
  return typeof role === 'number' ? deflectInlay(bar, role, field) : null;
}

function growTo(repeat: number, least: number): number {
  return repeat * Math.max(1, Math.ceil(least / repeat - 1e-9));
}

function planBar(bar: Bar, index: number, wales: number, deflected: Deflection | null): BarPlan {
  return {
    index,
    laysIn: bar.laysIn,
    yarnAt: (guide) => guideAt(bar, modulo(guide, wales)),
    linkAt: deflected ?? ((_guide, course) => linkAt(bar, course)),
  };
}
