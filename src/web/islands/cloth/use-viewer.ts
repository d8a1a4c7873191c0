import { type RefObject, useEffect, useRef, useState } from 'react';
import { groundOf, tileOf } from '../../../light/macro-view.ts';
import { macroCamera } from '../../../light/light-numbers.ts';
import type { Plate } from '../../../loom/types.ts';
import type { WorkerAddresses } from '../../behaviours/worker-address.ts';
import { askLoom, type Loom } from './ask-loom.ts';
import { allowsSoftware, drawsBySoftware, isQuick } from './can-live.ts';
import { openGl } from './gl.ts';
import type { ClothRecord } from './order.ts';
import { makeViewer, type Sitting, type Viewer } from './viewer.ts';

interface Watched extends Pick<Sitting, 'shade' | 'light' | 'key' | 'view'> {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly record: ClothRecord;
  readonly side: 'face' | 'back';
  readonly onFail: (why: string) => void;
}

/** Canvas and tile are never larger: a phone would draw for long, and nobody sees more fibres. */
const mostPixels = 1024;
const softwarePixels = 384;
const coarseTexels = 256;
const motifTexels = 640;

/** Has the cloth computed, draws it, and says how far it is. */
export function useViewer(watched: Watched) {
  const { canvas, record, side, shade, light, key, view, onFail } = watched;
  const [stage, setStage] = useState('Knitting the cloth…');
  const [isShown, setShown] = useState(false);
  const viewer = useRef<Viewer>(undefined);
  const loom = useRef<Loom>(undefined);
  const plates = useRef(new Map<string, Plate>());
  const { construction, machine } = record;
  const sitting: Sitting = {
    shade,
    light,
    key,
    view,
    family: construction.family,
    waleSpacing: 10 / machine.walesPerCm,
  };
  const latest = useRef(sitting);
  latest.current = sitting;

  useEffect(() => {
    const own = canvas.current!;
    const box = own.getBoundingClientRect();
    const most = allowsSoftware() ? softwarePixels : mostPixels;
    const density = Math.min(devicePixelRatio, most / Math.max(box.width, box.height));
    own.width = Math.round(box.width * density);
    own.height = Math.round(box.height * density);
    const gl = openGl(own);
    if (!gl || drawsBySoftware(gl)) {
      onFail('This browser has no graphics card to light the cloth with. The photographs stay.');
      return undefined;
    }
    const lost = () => onFail('The graphics card was needed elsewhere. The photographs are back.');
    own.addEventListener('webglcontextlost', lost);
    viewer.current = makeViewer(gl);
    loom.current = askLoom(startWorker);
    const kept = plates.current;
    return () => {
      own.removeEventListener('webglcontextlost', lost);
      loom.current?.close();
      kept.clear();
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    };
    // One canvas, one context and one worker for as long as the plate is live.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!viewer.current || !loom.current) return;
    const take = (plate: Plate) => {
      viewer.current!.load(plate);
      viewer.current!.draw(latest.current);
    };
    const before = plates.current.get(side);
    if (before) {
      take(before);
      setStage('');
      return;
    }
    const { width, height } = canvas.current!;
    const { ground, wales } = latest.current.view;
    const { waleSpacing } = latest.current;
    let isFirst = plates.current.size === 0;
    setStage(construction.motif ? 'Knitting the motif, stitch by stitch…' : 'Knitting the cloth…');
    loom.current.order(
      {
        fabric: { construction, yarns: record.yarns, machine },
        side,
        tile: tileOf(machine, { wales, width, height }),
        belowMm: groundOf(ground, latest.current.shade).belowMm,
        pxPerMm: (width / (wales * waleSpacing)) * macroCamera.oversize,
        mostTexels: [construction.motif ? motifTexels : coarseTexels, mostPixels],
      },
      {
        laying(share) {
          if (isFirst) setStage(`Laying the yarns, ${Math.floor(share * 10) * 10} %…`);
        },
        failed() {
          // A coarse cloth is better than none.
          if (!isFirst) setStage('');
          else onFail('The cloth could not be computed here. The photographs stay.');
        },
        plate(plate, last) {
          take(plate);
          if (isFirst && !isQuick(() => redraw(viewer.current!, latest.current))) {
            onFail('This device draws too slowly for live cloth. The photographs stay.');
            return;
          }
          isFirst = false;
          setShown(true);
          setStage(last ? '' : 'Finer…');
          if (last) plates.current.set(side, plate);
        },
      },
    );
    // A new shade needs no new cloth.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record, side]);

  useEffect(() => {
    if (!isShown) return undefined;
    const frame = requestAnimationFrame(() => viewer.current?.draw(latest.current));
    return () => cancelAnimationFrame(frame);
  }, [isShown, shade, light, key, view]);

  return { stage, isShown };
}

/** All passes, and waits for them. */
function redraw(viewer: Viewer, sitting: Sitting): void {
  const [x, y, z] = sitting.key;
  viewer.draw({ ...sitting, key: [x, y, z * 1.0001] });
  viewer.read();
  viewer.draw(sitting);
}

function startWorker(): Worker {
  const { workers } = window as { workers?: WorkerAddresses };
  return new Worker(workers!.createScriptURL('1'), { type: 'module' });
}
