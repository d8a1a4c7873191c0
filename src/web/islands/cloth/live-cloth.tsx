import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { fabricName } from '../../../domain/fabric/fabric.ts';
import type { LightName } from '../../../light/lights.ts';
import { keyLamp, showSide } from '../../../light/macro-view.ts';
import { lightInAddress, shadeInAddress, viewInAddress, writeAddress } from './address.ts';
import { LampHandle } from './lamp-handle.tsx';
import { carried, keyAt, kept, type LampPlace, placeOf, sayLamp } from './lamp.ts';
import { LiveFoot } from './live-foot.tsx';
import { type ClothRecord, liveView } from './order.ts';
import { cardShade, type ShownShade } from './shade/shade-state.ts';
import { useViewer } from './use-viewer.ts';

interface LiveClothProps {
  readonly record: ClothRecord;
  readonly onClose: () => void;
  /** The picture stays; why, in a sentence. */
  readonly onFail: (why: string) => void;
}

const studioLamp = placeOf(keyLamp);

/** Card, caption and colour arithmetic come while the loom is knitting. */
const fetchBeside = () => import('./beside-plate.tsx');
const BesidePlate = lazy(fetchBeside);

/** The plate as cloth in the visitor's hand: light, shade and side are theirs. */
export function LiveCloth({ record, onClose, onFail }: LiveClothProps) {
  const { construction, shades } = record;
  const dyes = Object.values(record.yarns).some((yarn) => !yarn.colour);
  const [shade, setShade] = useState<ShownShade>(() => shadeInAddress(record));
  const [side, setSide] = useState(showSide(construction.family));
  const [light, setLight] = useState<LightName>(lightInAddress);
  // Until it is moved the lamp is the studio's own, to the last digit.
  const [lamp, setLamp] = useState<LampPlace | 'studio'>('studio');
  const [shown, setShown] = useState(viewInAddress);
  const [photographs] = useState(() => document.querySelectorAll('.gal-row > .plate').length);
  const plate = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useMemo(() => liveView(record, shade.hex, side), [record, shade.hex, side]);
  const isHanging = shown === 'hanging';
  const key = useMemo(() => (lamp === 'studio' ? undefined : keyAt(lamp)), [lamp]);
  const { stage, fault, isShown, hanging } = useViewer({
    canvas,
    record,
    side,
    view,
    shade,
    light,
    key,
    shown,
    onFail,
    onStayNear: () => setShown('near'),
  });
  const home = isHanging && hanging ? placeOf(hanging.key) : studioLamp;
  const place = lamp === 'studio' ? home : lamp;
  const across =
    isHanging && hanging ? hanging.acrossMm : view.wales * (10 / record.machine.walesPerCm);
  const turnOver = () => setSide(side === 'face' ? 'back' : 'face');
  const name = fabricName(record);

  useHiddenRow(plate, isShown);
  useEffect(() => void fetchBeside(), []);
  useEffect(() => {
    // Browsers refuse to change the address for every step of a drag.
    const timer = setTimeout(
      () => writeAddress(record, { hex: shade.hex, light, view: shown }),
      300,
    );
    return () => clearTimeout(timer);
  }, [record, shade.hex, light, shown]);
  useEffect(() => {
    const { style } = plate.current!;
    style.setProperty('--lamp-x', `${(place.x + 1) * 50}%`);
    style.setProperty('--lamp-y', `${(1 - place.y) * 50}%`);
  }, [place.x, place.y]);

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = arrows[event.key];
    const digit = Number(event.key);
    if (step) setLamp(kept({ x: place.x + step[0], y: place.y + step[1] }));
    else if (event.key === 't') turnOver();
    else if (event.key === 'h') setShown(isHanging ? 'near' : 'hanging');
    else if (dyes && digit >= 1 && digit <= shades.length) setShade(cardShade(shades, digit - 1));
    else return;
    event.preventDefault();
  }

  return (
    <div ref={plate} className="live-plate" data-shown={isShown || undefined}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${name}, computed, ${isHanging ? 'hanging, ' : ''}${sayLamp(place)}`}
      />
      {isShown && (
        <>
          <p className="live-tag lab">
            <b>Live</b> · {record.number}, technical {side}, {isHanging ? 'hanging, ' : ''}
            {Math.round(across)} mm of it
          </p>
          <LampHandle place={place} onMove={setLamp} onKey={onKey} plate={plate} />
          <LiveFoot
            light={light}
            view={shown}
            photographs={photographs}
            onLight={setLight}
            onView={setShown}
            onCarry={(degrees) => setLamp(carried(place, degrees))}
            onTurn={turnOver}
            onClose={onClose}
          />
        </>
      )}
      <p className="live-stage lab" role="status" data-busy={stage !== '' || undefined}>
        {stage || fault}
      </p>
      {isShown && (
        <Suspense>
          <BesidePlate
            plate={plate}
            record={record}
            dyes={dyes}
            shade={shade}
            light={light}
            view={shown}
            onShade={setShade}
          />
        </Suspense>
      )}
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.12, 0],
  ArrowRight: [0.12, 0],
  ArrowUp: [0, 0.12],
  ArrowDown: [0, -0.12],
};

/** The photographs lie under the plate: nobody should tab into them. */
function useHiddenRow(plate: { readonly current: HTMLDivElement | null }, isHidden: boolean): void {
  useEffect(() => {
    const row = plate.current?.closest('.gal-stage')?.querySelector<HTMLElement>('.gal-row');
    if (!row) return undefined;
    row.inert = isHidden;
    return () => {
      row.inert = false;
    };
  }, [plate, isHidden]);
}
