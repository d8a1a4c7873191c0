import type { ClothDesign, DesignYarn } from '../../domain/cloth-design/cloth-design.ts';
import { nearestMachine } from '../../domain/cloth-design/mill-machines.ts';
import type { GuideBar, Yarn } from '../../domain/fabric/fabric.ts';
import { clothLimits } from './cloth-limits.ts';
import { threadEveryGuide } from './edit-bars.ts';
import { judgeDesign, type LoomBook, type Weights } from './judge-design.ts';
import { parseLapping } from './parse-lapping.ts';

/** One step that makes a design knittable, as a button says it. */
export interface Mend {
  readonly label: string;
  readonly design: ClothDesign;
}

/** The first small change after which the mill can knit it; nothing if none of them does it. */
export function mendDesign(
  design: ClothDesign,
  book: LoomBook,
  weights?: Weights,
): Mend | undefined {
  const byWeight = weights && mendWeight(design, weights);
  const all = [...changes(design, book), ...(byWeight ? [byWeight] : [])];
  return all.find(({ design: changed }) => judgeDesign(changed, book).can);
}

function* changes(design: ClothDesign, book: LoomBook): Generator<Mend> {
  const { bars } = design;
  const withBars = (label: string, next: readonly GuideBar[]): Mend => ({
    label,
    design: withoutUnused({ ...design, bars: next }),
  });
  yield { label: 'Leave out the yarns that are not threaded', design: withoutUnused(design) };
  yield withBars('Thread every guide again', threadEveryGuide(bars));
  yield withBars(`Begin again after ${bars[0]?.threading.length ?? 1} ends`, sameRepeat(bars));
  yield withBars('Put the knitting bars in front', knittingFirst(bars));
  yield withBars('Let the last bar knit every needle', closeBack(bars));
  const { motif: _motif, ...plain } = design;
  yield { label: 'Knit it plain, without the figure', design: { ...plain, family: 'tricot' } };
  const machine = nearestMachine(book.machines, design.machine, bars.length);
  if (machine)
    yield {
      label: `Knit it on ${machine.kind} E${machine.gauge}`,
      design: {
        ...design,
        machine: { ...design.machine, kind: machine.kind, gauge: machine.gauge },
      },
    };
  yield* coarser(design, book);
  yield* finer(design, book);
  const front = frontYarn(design);
  if (front)
    yield {
      label: 'Use the same yarn in all bars',
      design: withoutUnused({
        ...design,
        bars: bars.map((bar) => ({
          ...bar,
          threading: [...bar.threading].map((guide) => (guide === '.' ? '.' : front)).join(''),
        })),
      }),
    };
}

/** An open ground bar behind the others holds every stitch. */
function closeBack(bars: readonly GuideBar[]): GuideBar[] {
  const last = bars.at(-1);
  if (!last) return [];
  const yarn = [...last.threading].find((guide) => guide !== '.') ?? 'A';
  const { offset: _offset, ...rest } = last;
  return bars.with(bars.length - 1, { ...rest, lapping: '1-0/1-2//', threading: yarn });
}

function knittingFirst(bars: readonly GuideBar[]): GuideBar[] {
  const lays = ({ lapping }: GuideBar) => {
    const read = parseLapping(lapping);
    return read.ok && read.value.every(({ from, to }) => from === to);
  };
  return [...bars.filter((bar) => !lays(bar)), ...bars.filter(lays)];
}

/** Every bar as long as the front one, and every chain as long as its own. */
function sameRepeat(bars: readonly GuideBar[]): GuideBar[] {
  const [front] = bars;
  if (!front) return [];
  const links = front.lapping.split('/').filter(Boolean).length;
  return bars.map(({ lapping, threading, offset: _offset }) => ({
    lapping: `${cycle(lapping.split('/').filter(Boolean), links).join('/')}//`,
    threading: cycle([...threading], front.threading.length).join(''),
  }));
}

function cycle<Item>(items: readonly Item[], length: number): Item[] {
  return items.length === 0 ? [] : Array.from({ length }, (_, at) => items[at % items.length]!);
}

function* coarser(design: ClothDesign, { machines }: LoomBook): Generator<Mend> {
  const { machine, bars } = design;
  const others = machines.filter(
    (one) => one.gauge < machine.gauge && one.bars >= bars.length && one.kind === machine.kind,
  );
  for (const { kind, gauge, walesPerCm } of others.toReversed())
    yield {
      label: `Knit it on a coarser machine, E${gauge}`,
      design: { ...design, machine: { ...machine, kind, gauge, walesPerCm } },
    };
}

/** The next finer yarn of the same fibres in every bar. */
function* finer(design: ClothDesign, { yarns }: LoomBook): Generator<Mend> {
  const fibresOf = (yarn: Yarn) =>
    JSON.stringify(yarn.fibres) + yarn.make.replace('compact', 'ring');
  const step = ({ yarn, ...rest }: DesignYarn): DesignYarn => {
    const own = yarns[yarn];
    if (!own) return { yarn, ...rest };
    const thinner = Object.entries(yarns)
      .filter(([, one]) => fibresOf(one) === fibresOf(own) && one.tex < own.tex)
      .toSorted(([, a], [, b]) => b.tex - a.tex)[0];
    return { yarn: thinner?.[0] ?? yarn, ...rest };
  };
  const thin = ({ yarns: own, ...rest }: ClothDesign): ClothDesign => ({
    ...rest,
    yarns: Object.fromEntries(
      Object.entries(own).map(([letter, choice]) => [letter, step(choice)]),
    ),
  });
  const once = thin(design);
  const twice = thin(once);
  for (const taken of [once, twice, thin(twice)]) yield { label: 'Take finer yarn', design: taken };
}

/** Stitches further apart weigh less, and closer ones more. */
function mendWeight(design: ClothDesign, weights: NonNullable<Weights>): Mend | undefined {
  const gsm = weights.reduce((sum, bar) => sum + bar.gsm, 0);
  const [least, most] = clothLimits.gsm;
  if (gsm >= least && gsm <= most) return undefined;
  const wanted = gsm < least ? least * 1.2 : most * 0.85;
  const { machine } = design;
  const courses = Math.round(Math.min(36, Math.max(9, (machine.coursesPerCm * wanted) / gsm)));
  if (courses === machine.coursesPerCm) return undefined;
  return {
    label: `Knit it ${gsm < least ? 'closer' : 'looser'}, ${courses} courses a cm`,
    design: { ...design, machine: { ...machine, coursesPerCm: courses } },
  };
}

function frontYarn({ bars }: ClothDesign): string | undefined {
  return [...(bars[0]?.threading ?? '')].find((guide) => guide !== '.');
}

export function withoutUnused(design: ClothDesign): ClothDesign {
  const threaded = design.bars.map(({ threading }) => threading).join('');
  const used = Object.entries(design.yarns).filter(([letter]) => threaded.includes(letter));
  if (used.length === Object.keys(design.yarns).length) return design;
  return { ...design, yarns: Object.fromEntries(used) };
}
