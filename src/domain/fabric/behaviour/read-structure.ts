import type { Fabric, GuideBar } from '../fabric.ts';

/** What the lapping alone says about a cloth, in the terms that the rules of its behaviour use. */
export interface Structure {
  /** Bars that form loops; the others lay their yarn in. */
  readonly knitting: number;
  readonly hasInlay: boolean;
  /** The front bar keeps each end on its own needle. */
  readonly hasPillars: boolean;
  /** Needle spaces that the front and the back knitting bar cross between two courses. */
  readonly frontLap: number;
  readonly backLap: number;
  /** Threaded so that neighbouring wales part and leave openings. */
  readonly isOpen: boolean;
  readonly elastane: number;
}

export function readStructure({ construction, fibres }: ReadFabric): Structure {
  const bars = construction.bars.map((bar) => ({ bar, ...readBar(bar) }));
  const knitting = bars.filter(({ isInlay }) => !isInlay);
  return {
    knitting: knitting.length,
    hasInlay: knitting.length < bars.length,
    hasPillars: knitting[0]?.lap === 0,
    frontLap: knitting[0]?.lap ?? 0,
    backLap: knitting.at(-1)?.lap ?? 0,
    isOpen: construction.family === 'net' || construction.family === 'lace',
    elastane: fibres.find(({ fibre }) => fibre === 'elastane')?.percent ?? 0,
  };
}

export type ReadFabric = Pick<Fabric, 'construction' | 'fibres'>;

/** `2-3/1-0//` crosses two spaces from 3 to 1 and two from 0 to 2; an inlay repeats its number. */
function readBar({ lapping }: GuideBar): { isInlay: boolean; lap: number } {
  const courses = lapping
    .split('/')
    .filter((course) => course !== '')
    .map((course) => course.split('-').map(Number));
  const isInlay = courses.every(([from, to]) => from === to);
  const laps = courses.map(([, end = 0], at) => {
    const [begin = 0] = courses[(at + 1) % courses.length] ?? [];
    return Math.abs(begin - end);
  });
  return { isInlay, lap: Math.max(0, ...laps) };
}
