import { useEffect, useMemo, useRef, useState } from 'react';
import type { ClothDesign } from '../../../domain/cloth-design/cloth-design.ts';
import { judgeDesign, type LoomBook, type Verdict } from '../../../loom/notation/judge-design.ts';
import type { BarWeight } from '../../../loom/types.ts';
import type { WorkerAddresses } from '../../behaviours/worker-address.ts';
import { readLine } from '../../line.ts';
import { askInstrument, type InstrumentLoom } from './ask-instrument.ts';
import type { ClothTile } from './order.ts';

interface Weighed {
  readonly of: string;
  readonly weights: readonly BarWeight[];
}

export interface Knitted {
  readonly verdict: Verdict;
  /** Of this very design; the last weight of another is in `lastGsm`. */
  readonly weights: readonly BarWeight[] | undefined;
  readonly lastGsm: number | undefined;
  /** The newest cloth, rough or fine. */
  readonly tile: ClothTile | undefined;
  /** What the loom is doing, for the eye and the ear. */
  readonly stage: string;
}

/** Has the design weighed and knitted in the worker, and judged with every key. */
export function useKnitted(
  design: ClothDesign,
  book: LoomBook,
  side: 'face' | 'back',
  isStarted: boolean,
): Knitted {
  const loom = useRef<InstrumentLoom>(undefined);
  const [weighed, setWeighed] = useState<Weighed>();
  const [tile, setTile] = useState<ClothTile>();
  const [stage, setStage] = useState('');
  const isHidden = useHiddenTab();
  const noted = useMemo(() => judgeDesign(design, book), [design, book]);
  const name = JSON.stringify([design.bars, design.yarns, design.machine, design.motif]);
  const cloth = noted.can ? noted.cloth : undefined;

  useEffect(() => () => loom.current?.close(), []);
  useEffect(() => {
    if (!isStarted || isHidden || !cloth) return;
    loom.current ??= askInstrument(startWorker);
    setStage(cloth.construction.motif ? 'Knitting the motif, some seconds…' : 'Knitting…');
    loom.current.order(
      { fabric: cloth, shade: design.shade, side, ...pieceFor(), cloth: !readLine().saveData },
      {
        weighed(weights) {
          setWeighed({ of: name, weights });
          if (readLine().saveData) setStage('To save your data the cloth is drawn, not computed.');
        },
        tile(next, last) {
          setTile(next);
          setStage(last ? '' : 'Finer…');
        },
        failed: () => setStage('The cloth could not be computed here. The drawing stays.'),
      },
    );
    // The name says all that is knitted; another object of the same design is no other cloth.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, design.shade, side, isStarted, isHidden]);

  const weights = weighed?.of === name ? weighed.weights : undefined;
  const verdict = useMemo(
    () => (noted.can && weights ? judgeDesign(design, book, weights) : noted),
    [noted, design, book, weights],
  );
  const lastGsm = weighed?.weights.reduce((sum, bar) => sum + bar.gsm, 0);
  return { verdict, weights, lastGsm, tile, stage };
}

/** Nothing runs in a tab that nobody looks at. */
function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

interface Device {
  readonly deviceMemory?: number;
}

/** A weak device knits a smaller piece of the same stitches. */
function pieceFor(): { readonly tileMm: number; readonly pxPerMm: number } {
  const { deviceMemory = 8 } = navigator as Device;
  const isWeak = deviceMemory < 4 || navigator.hardwareConcurrency < 3;
  return { tileMm: isWeak ? 5 : 9, pxPerMm: isWeak ? 24 : 40 };
}

function startWorker(): Worker {
  const { workers } = window as { workers?: WorkerAddresses };
  return new Worker(workers!.createScriptURL('3'), { type: 'module' });
}
