import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import {
  atRest,
  dragBy,
  type Extent,
  type Point,
  type View,
  zoomBy,
  zoomLimits,
} from './zoom-and-pan.ts';

/** One notch of a mouse wheel is 100 or more; a touchpad sends many small deltas, which are added up to one step. */
const wheelNotch = 60;

/** Zooms and pans one picture by wheel, buttons, two fingers and dragging; a newly shown picture starts unzoomed. */
export function useMagnifier(stage: RefObject<HTMLElement | null>, shown: unknown) {
  const [last, setLast] = useState({ shown, view: atRest });
  const view = last.shown === shown ? last.view : atRest;
  const fingers = useRef(new Map<number, Point>());
  const change = (next: (view: View, extent: Extent) => View) =>
    setLast((old) => ({
      shown,
      view: next(old.shown === shown ? old.view : atRest, extentOf(stage.current!)),
    }));

  const turned = useRef(0);
  const turn = useEffectEvent((event: WheelEvent) => {
    // React listens passively and could not prevent the default: the browser would zoom the whole page.
    event.preventDefault();
    const sameWay = Math.sign(turned.current) === Math.sign(event.deltaY);
    turned.current = sameWay ? turned.current + event.deltaY : event.deltaY;
    if (Math.abs(turned.current) < wheelNotch) return;
    const factor = turned.current < 0 ? zoomLimits.step : 1 / zoomLimits.step;
    turned.current = 0;
    const at = pointOn(stage.current!, event);
    change((old, extent) => zoomBy(old, factor, extent, at));
  });
  useEffect(() => {
    const element = stage.current!;
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [stage]);

  return {
    zoom: view.zoom,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
    zoomIn: () => change((old, extent) => zoomBy(old, zoomLimits.step, extent)),
    zoomOut: () => change((old, extent) => zoomBy(old, 1 / zoomLimits.step, extent)),
    reset: () => change(() => atRest),
    pointerHandlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, pointOn(event.currentTarget, event));
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = pointOn(event.currentTarget, event);
        const [, other] = [...fingers.current].find(([id]) => id !== event.pointerId) ?? [];
        fingers.current.set(event.pointerId, now);
        if (!other) {
          change((old, extent) =>
            dragBy(old, { x: now.x - before.x, y: now.y - before.y }, extent),
          );
          return;
        }
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        change((old, extent) => zoomBy(old, factor, extent, middle));
      },
      onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    },
  };
}

function extentOf(stage: HTMLElement): Extent {
  const room = stage.firstElementChild as HTMLElement;
  const { naturalWidth = 1, naturalHeight = 1 } =
    room.querySelector<HTMLImageElement>('img:last-child') ?? {};
  // The stylesheet shows the picture with `object-fit: contain`, so its real extent is smaller than its box.
  const scale = Math.min(room.offsetWidth / naturalWidth, room.offsetHeight / naturalHeight);
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    picture: { width: naturalWidth * scale, height: naturalHeight * scale },
  };
}

/** The position of a pointer, measured from the middle of the stage. */
function pointOn(
  stage: HTMLElement,
  at: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: at.clientX - left - width / 2, y: at.clientY - top - height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
