import type { Fabric, Machine } from '../fabric/fabric.ts';

/** A machine as the book shows that the mill has it. */
export interface MillMachine extends Pick<Machine, 'kind' | 'gauge'> {
  /** As many bars as a fabric of the book takes on it. */
  readonly bars: number;
  /** Needles across the widest cloth of the book. */
  readonly needles: number;
  /** Wales in a centimetre of what it usually knits. */
  readonly walesPerCm: number;
}

type Knitted = Pick<Fabric, 'machine' | 'construction' | 'width'>;

/** The mill's machines, read from what it knits; fine gauges last. */
export function millMachines(fabrics: readonly Knitted[]): readonly MillMachine[] {
  const groups = Map.groupBy(fabrics, ({ machine: { kind, gauge } }) => `${kind} ${gauge}`);
  return [...groups.values()].map(describe).toSorted((a, b) => a.gauge - b.gauge);
}

function describe(fabrics: readonly Knitted[]): MillMachine {
  const { kind, gauge } = fabrics[0]!.machine;
  const wales = fabrics.map(({ machine }) => machine.walesPerCm).toSorted((a, b) => a - b);
  return {
    kind,
    gauge,
    bars: Math.max(...fabrics.map(({ construction }) => construction.bars.length)),
    needles: Math.max(0, ...fabrics.map(needlesAcross)),
    walesPerCm: wales[Math.floor(wales.length / 2)]!,
  };
}

function needlesAcross({ width, machine }: Knitted): number {
  return width.kind === 'inches' ? Math.round(width.inches * 2.54 * machine.walesPerCm) : 0;
}

/** Of those that can take so many bars. */
export function findMachine(
  machines: readonly MillMachine[],
  { kind, gauge }: Pick<Machine, 'kind' | 'gauge'>,
  bars: number,
): MillMachine | undefined {
  return machines.find((one) => one.kind === kind && one.gauge === gauge && one.bars >= bars);
}

/** The same kind first, then the gauge that is nearest. */
export function nearestMachine(
  machines: readonly MillMachine[],
  { kind, gauge }: Pick<Machine, 'kind' | 'gauge'>,
  bars: number,
): MillMachine | undefined {
  const far = (one: MillMachine) => Math.abs(one.gauge - gauge) + (one.kind === kind ? 0 : 100);
  return machines.filter((one) => one.bars >= bars).toSorted((a, b) => far(a) - far(b))[0];
}

/** Finished width in centimetres; nothing where the book knows no width of that machine. */
export function widthOn(machine: MillMachine, { walesPerCm }: Machine): number | undefined {
  return machine.needles > 0 ? Math.round(machine.needles / walesPerCm) : undefined;
}
