import type { KeyboardEvent, PointerEvent } from 'react';
import { kept, type LampPlace, roundOf, sayLamp } from './lamp.ts';

interface LampHandleProps {
  readonly place: LampPlace;
  readonly plate: { readonly current: HTMLDivElement | null };
  readonly onMove: (place: LampPlace) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Dragged with a pointer, moved with the arrow keys. Whoever asked for less motion moves it in steps only. */
export function LampHandle({ place, plate, onMove, onKey }: LampHandleProps) {
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
