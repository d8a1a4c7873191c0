import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { fabricName } from '../../../domain/fabric/fabric.ts';
import type { LightName } from '../../../light/lights.ts';
import { keyLamp, showSide } from '../../../light/macro-view.ts';
import { lightInAddress, shadeInAddress, writeAddress } from './address.ts';
import { CardRow } from './card-row.tsx';
import { carried, keyAt, kept, type LampPlace, placeOf, roundOf, sayLamp } from './lamp.ts';
import { type ClothRecord, liveView } from './order.ts';
import { cardShade, type ShownShade } from './shade-state.ts';
import { usePlaces } from './use-places.ts';
import { useViewer } from './use-viewer.ts';

interface LiveClothProps {
  readonly record: ClothRecord;
  readonly onClose: () => void;
  /** The picture stays; why, in a sentence. */
  readonly onFail: (why: string) => void;
}

const lightNames = { daylight: 'Daylight', shop: 'Shop', evening: 'Evening' } as const;
const studioLamp = placeOf(keyLamp);

/** The colour arithmetic comes while the loom is knitting. */
const ShadePanel = lazy(() => import('./shade-panel.tsx'));

/** The plate as cloth in the visitor's hand: light, shade and side are theirs. */
export function LiveCloth({ record, onClose, onFail }: LiveClothProps) {
  const { construction, shades } = record;
  const dyes = Object.values(record.yarns).some((yarn) => !yarn.colour);
  const [shade, setShade] = useState<ShownShade>(() => shadeInAddress(record));
  const [side, setSide] = useState(showSide(construction.family));
  const [light, setLight] = useState<LightName>(lightInAddress);
  const [lamp, setLamp] = useState<LampPlace | 'studio'>('studio');
  const plate = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { below, beside, photographs, isWide } = usePlaces(plate);
  const view = useMemo(() => liveView(record, shade.hex, side), [record, shade.hex, side]);
  // Until it is moved the lamp is the studio's own, to the last digit.
  const key = useMemo(() => (lamp === 'studio' ? keyLamp : keyAt(lamp)), [lamp]);
  const { stage, isShown } = useViewer({
    canvas,
    record,
    side,
    view,
    shade: shade.linear,
    light,
    key,
    onFail,
  });
  const place = lamp === 'studio' ? studioLamp : lamp;
  const turnOver = () => setSide(side === 'face' ? 'back' : 'face');
  const name = fabricName(record);

  useHiddenRow(plate, isShown);
  useEffect(() => {
    // Browsers refuse to change the address for every step of a drag.
    const timer = setTimeout(() => writeAddress(record, shade.hex, light), 300);
    return () => clearTimeout(timer);
  }, [record, shade.hex, light]);
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
    else if (dyes && digit >= 1 && digit <= shades.length) setShade(cardShade(shades, digit - 1));
    else return;
    event.preventDefault();
  }

  const panel = (
    <Suspense>
      <ShadePanel record={record} shade={shade} light={light} onShade={setShade} />
    </Suspense>
  );
  return (
    <div ref={plate} className="live-plate" data-shown={isShown || undefined}>
      <canvas ref={canvas} role="img" aria-label={`${name}, computed, ${sayLamp(place)}`} />
      {isShown && (
        <>
          <p className="live-tag lab">
            <b>Live</b> · {record.number}, technical {side},{' '}
            {Math.round(view.wales * (10 / record.machine.walesPerCm))} mm of it
          </p>
          <Lamp place={place} onMove={setLamp} onKey={onKey} plate={plate} />
          <div className="live-foot">
            <div className="live-seg" role="group" aria-label="Light">
              {Object.entries(lightNames).map(([key_, label]) => (
                <button
                  key={key_}
                  type="button"
                  aria-pressed={light === key_}
                  onClick={() => setLight(key_ as LightName)}
                >
                  {label}
                </button>
              ))}
            </div>
            <div className="live-turns">
              <button type="button" className="quiet2" onClick={() => setLamp(carried(place, 30))}>
                <span aria-hidden="true">↺</span>
                <span className="sr-only">Light to the left</span>
              </button>
              <button type="button" className="quiet2" onClick={() => setLamp(carried(place, -30))}>
                <span aria-hidden="true">↻</span>
                <span className="sr-only">Light to the right</span>
              </button>
              <button type="button" className="quiet2" onClick={turnOver}>
                Turn it over
              </button>
              <button type="button" className="quiet2" onClick={onClose}>
                Photographs {photographs}
              </button>
            </div>
          </div>
        </>
      )}
      <p className="live-stage lab" role="status" data-busy={stage !== '' || undefined}>
        {stage}
      </p>
      {isShown &&
        below &&
        createPortal(
          <>
            {dyes ? (
              <CardRow
                shades={shades}
                shade={shade}
                onCard={(index) => setShade(cardShade(shades, index))}
              />
            ) : (
              <p className="lab live-said">Knitted of dyed yarns: its colours are its own.</p>
            )}
            <p className="lab live-said">
              Computed from this fabric’s lapping, yarns and dye, not photographed. Screens differ
              by a shade or so; the lab dip we send you decides.
            </p>
            {dyes && !isWide && panel}
          </>,
          below,
        )}
      {isShown && dyes && isWide && beside && createPortal(panel, beside)}
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.12, 0],
  ArrowRight: [0.12, 0],
  ArrowUp: [0, 0.12],
  ArrowDown: [0, -0.12],
};

interface LampProps {
  readonly place: LampPlace;
  readonly plate: { readonly current: HTMLDivElement | null };
  readonly onMove: (place: LampPlace) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Dragged with a pointer, moved with the arrow keys. Whoever asked for less motion moves it in steps only. */
function Lamp({ place, plate, onMove, onKey }: LampProps) {
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = plate.current!.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((event.clientY - box.top) / box.height) * 2;
    onMove(kept({ x, y }));
  };
  return (
    <div
      className="lamp"
      role="slider"
      tabIndex={0}
      aria-label="Light"
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={roundOf(place)}
      aria-valuetext={sayLamp(place)}
      onKeyDown={onKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId) && !wantsStillness())
          follow(event);
      }}
      onPointerUp={follow}
    >
      <span className="lamp-say lab">
        Drag the light<span className="wide"> · {sayLamp(place)}</span>
      </span>
    </div>
  );
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
