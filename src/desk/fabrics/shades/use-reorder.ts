import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A finger that rests so long wants to take hold, not to scroll. */
const holdMs = 300;
const fewestPixels = 6;

interface Dragged {
  readonly from: number;
  readonly over: number;
}

/**
 * Items that are ordered by hand. A mouse takes hold at once, a finger after a moment; each item says
 * its place with `data-place`. Where dragging is not possible, buttons and keys do the same.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const start = useRef<{ place: number; x: number; y: number; timer?: number }>(undefined);
  const current = useRef<Dragged>(undefined);
  const wasDragged = useRef(false);

  const show = (next: Dragged | undefined) => {
    current.current = next;
    setDragged(next);
  };

  // A page scrolls under a finger unless it is told not to, and React listens too late for that.
  useEffect(() => {
    const hold = (event: TouchEvent) => current.current && event.preventDefault();
    document.addEventListener('touchmove', hold, { passive: false });
    return () => document.removeEventListener('touchmove', hold);
  }, []);

  function end(): void {
    clearTimeout(start.current?.timer);
    start.current = undefined;
    show(undefined);
  }

  const handlers = (place: number) => ({
    'data-place': place,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      wasDragged.current = false;
      const begun = { place, x: event.clientX, y: event.clientY };
      const timer =
        event.pointerType === 'touch'
          ? window.setTimeout(() => show({ from: place, over: place }), holdMs)
          : undefined;
      start.current = { ...begun, ...(timer !== undefined && { timer }) };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const begun = start.current;
      if (!begun) return;
      const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > fewestPixels;
      if (!current.current) {
        if (!far) return;
        // A finger that moves at once scrolls.
        if (event.pointerType === 'touch') return end();
        // Not before: a click belongs to whoever has captured the pointer.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      wasDragged.current = true;
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-place]');
      const isOwn =
        under?.parentElement === event.currentTarget.closest('[data-place]')?.parentElement;
      const over =
        under && isOwn ? Number(under.dataset['place']) : (current.current?.over ?? place);
      show({ from: begun.place, over });
    },
    onPointerUp() {
      const done = current.current;
      end();
      if (done && done.from !== done.over) onMove(done.from, done.over);
    },
    onPointerCancel: end,
  });

  return {
    dragged,
    handlers,
    /** True once after a drag: the click that ends it is no tap. */
    takeDrag(): boolean {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
  };
}
