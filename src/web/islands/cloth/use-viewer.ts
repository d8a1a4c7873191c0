import { type RefObject, useEffect, useRef, useState } from 'react';
import { groundBelow } from '../../../light/drape/ground-below.ts';
import { isOpen, keyLamp, type MacroView } from '../../../light/macro-view.ts';
import type { LightName } from '../../../light/lights.ts';
import type { Vector } from '../../../light/vector.ts';
import type { Plate } from '../../../loom/types.ts';
import type { WorkerAddresses } from '../../behaviours/worker-address.ts';
import type { ShownView } from './address.ts';
import { askLoom, type Loom } from './ask-loom.ts';
import { allowsSoftware, drawsBySoftware, isQuick } from './can-live.ts';
import { openGl } from './gl.ts';
import type { Hanging, HangingSitting } from './hanging/make-hanging.ts';
import type { ClothRecord, HungCloth } from './order.ts';
import { mostPixels, orderHanging, orderNear } from './place-order.ts';
import type { ShownShade } from './shade/shade-state.ts';
import { makeViewer, type Sitting, type Viewer } from './viewer.ts';

interface Watched {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly record: ClothRecord;
  readonly side: 'face' | 'back';
  readonly view: MacroView;
  readonly shade: ShownShade;
  readonly light: LightName;
  /** Toward the lamp; without it the studio's own. */
  readonly key: Vector | undefined;
  readonly shown: ShownView;
  readonly onFail: (why: string) => void;
  /** The cloth cannot hang here. */
  readonly onStayNear: () => void;
}

const softwarePixels = 384;
const cannotHang = 'It could not be hung here: this is the cloth from near.';

/** Has the cloth computed, draws it, and says how far it is. */
export function useViewer(watched: Watched) {
  const { canvas, record, side, shown, onFail, onStayNear } = watched;
  const [stage, setStage] = useState('Knitting the cloth…');
  const [fault, setFault] = useState('');
  const [isShown, setShown] = useState(false);
  const [hanging, setHanging] = useState<Hanging>();
  const context = useRef<WebGL2RenderingContext>(undefined);
  const viewer = useRef<Viewer>(undefined);
  const loom = useRef<Loom>(undefined);
  const plates = useRef(new Map<string, Plate>());
  const cloths = useRef(new Map<string, HungCloth>());
  const hung = useRef<Promise<Hanging>>(undefined);
  const tried = useRef(new Set<ShownView>());
  const latest = useRef(watched);
  latest.current = watched;

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
    context.current = gl;
    viewer.current = makeViewer(gl);
    loom.current = askLoom(startWorker);
    const [kept, keptCloths] = [plates.current, cloths.current];
    return () => {
      own.removeEventListener('webglcontextlost', lost);
      loom.current?.close();
      kept.clear();
      keptCloths.clear();
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    };
    // One canvas, one context and one worker for as long as the plate is live.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  /** The first frame of a view decides whether this device can draw it. */
  function canShow(frame: () => void): boolean {
    if (!tried.current.has(shown) && !isQuick(frame)) return false;
    tried.current.add(shown);
    return true;
  }
  function told(last: boolean): void {
    setShown(true);
    setStage(last ? '' : 'Finer…');
  }

  function near(): () => void {
    let isOff = false;
    let isFirst = true;
    const off = () => {
      isOff = true;
    };
    const take = (plate: Plate, last: boolean) => {
      if (isOff) return;
      viewer.current!.load(plate);
      viewer.current!.draw(nearSitting(latest.current));
      if (!canShow(() => redraw(viewer.current!, nearSitting(latest.current)))) {
        onFail('This device draws too slowly for live cloth. The photographs stay.');
        return;
      }
      if (last) plates.current.set(side, plate);
      told(last);
    };
    const before = plates.current.get(side);
    if (before) {
      take(before, true);
      return off;
    }
    orderNear(loom.current!, latest.current, canvas.current!, {
      laying(share) {
        if (!isOff && isFirst) setStage(layingWords(share));
      },
      failed() {
        if (isOff) return;
        // A coarse cloth is better than none.
        if (!isFirst) setStage('');
        else onFail('The cloth could not be computed here. The photographs stay.');
      },
      plate(plate, last) {
        isFirst = false;
        take(plate, last);
      },
    });
    return off;
  }

  function hang(): () => void {
    let isOff = false;
    let isFirst = true;
    const stayNear = () => {
      if (isOff) return;
      setFault(cannotHang);
      onStayNear();
    };
    const take = async (cloth: HungCloth, last: boolean) => {
      const drape = await hung.current!;
      if (isOff) return;
      setHanging(drape);
      drape.load(cloth);
      const draw = () => drape.draw(hangingSitting(latest.current));
      draw();
      if (!canShow(() => (draw(), viewer.current!.read()))) {
        stayNear();
        return;
      }
      if (last) cloths.current.set(side, cloth);
      told(last);
    };
    const isNet = isOpen(record.construction.family);
    hung.current ??= import('./hanging/hang.ts').then(({ hangUp }) =>
      hangUp(context.current!, isNet ? 'sheer' : 'closed'),
    );
    hung.current.catch(() => {
      // Asked again, it is fetched again.
      hung.current = undefined;
      stayNear();
    });
    const before = cloths.current.get(side);
    if (before) void take(before, true).catch(stayNear);
    else
      orderHanging(loom.current!, latest.current, {
        laying(share) {
          if (!isOff && isFirst) setStage(layingWords(share));
        },
        failed() {
          if (isFirst) stayNear();
          else if (!isOff) setStage('');
        },
        hung(cloth, last) {
          isFirst = false;
          void take(cloth, last).catch(stayNear);
        },
      });
    return () => {
      isOff = true;
    };
  }

  useEffect(() => {
    if (!viewer.current || !loom.current) return undefined;
    setStage(
      record.construction.motif ? 'Knitting the motif, stitch by stitch…' : 'Knitting the cloth…',
    );
    if (shown === 'near') return near();
    setFault('');
    return hang();
    // A new shade needs no new cloth.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record, side, shown]);

  const { shade, light, key, view } = watched;
  useEffect(() => {
    if (!isShown) return undefined;
    const frame = requestAnimationFrame(() => {
      if (latest.current.shown === 'near') viewer.current?.draw(nearSitting(latest.current));
      else hanging?.draw(hangingSitting(latest.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, shade, light, key, view, hanging]);

  return { stage, fault, isShown, hanging };
}

const layingWords = (share: number) => `Laying the yarns, ${Math.floor(share * 10) * 10} %…`;

function nearSitting({ record, shade, light, key = keyLamp, view }: Watched): Sitting {
  const { construction, machine } = record;
  const waleSpacing = 10 / machine.walesPerCm;
  return { shade: shade.linear, light, key, view, family: construction.family, waleSpacing };
}

function hangingSitting({ record, shade, light, key }: Watched): HangingSitting {
  const ground = groundBelow(record.construction.family, shade.hex);
  return { shade: shade.linear, light, ground, ...(key && { key }) };
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
