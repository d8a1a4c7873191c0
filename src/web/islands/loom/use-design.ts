import { useCallback, useEffect, useRef, useState } from 'react';
import { readDesign, writeDesign } from '../../../contract/design-address.ts';
import { href } from '../../../contract/routes.ts';
import type { ClothDesign } from '../../../domain/cloth-design/cloth-design.ts';
import { parseLapping, printLapping } from '../../../loom/notation/parse-lapping.ts';

interface Drawn {
  readonly now: ClothDesign;
  /** Everything before it, newest last. */
  readonly past: readonly ClothDesign[];
  /** Strokes of one swipe are taken back together. */
  readonly stroke: string;
}

/** Browsers refuse an address that changes with every stroke of a swipe. */
const addressMs = 350;

/** The design in hand, with undo without end; its address is that of the page. */
export function useDesign(address: string) {
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    now: requireDesign(address),
    past: [],
    stroke: '',
  }));

  /** With a stroke, changes that belong together are one step back. */
  const change = useCallback(
    (next: ClothDesign | ((now: ClothDesign) => ClothDesign), stroke = '') => {
      setDrawn((before) => {
        const now = typeof next === 'function' ? next(before.now) : next;
        if (now === before.now || isSame(now, before.now)) return before;
        const goesOn = stroke !== '' && stroke === before.stroke;
        return { now, past: goesOn ? before.past : [...before.past, before.now], stroke };
      });
    },
    [],
  );

  const undo = useCallback(() => {
    setDrawn((before) => {
      const now = before.past.at(-1);
      return now ? { now, past: before.past.slice(0, -1), stroke: '' } : before;
    });
  }, []);

  const { now } = drawn;
  const written = writeDesign(withTidyChains(now));
  const opened = useRef('');
  useEffect(() => {
    opened.current ||= location.pathname;
    if (!written) return undefined;
    const timer = setTimeout(() => {
      // The first cloth keeps the address under which the page was opened, also after it is undone.
      const path = written === address ? opened.current : href.design(written);
      if (location.pathname !== path) history.replaceState(history.state, '', path);
    }, addressMs);
    return () => clearTimeout(timer);
  }, [written, address]);

  return { design: now, address: written, change, undo, canUndo: drawn.past.length > 0 };
}

/** `1-2/1-0` as it was typed is the chain `1-2/1-0//` of the address. */
function withTidyChains(design: ClothDesign): ClothDesign {
  return {
    ...design,
    bars: design.bars.map((bar) => {
      const read = parseLapping(bar.lapping);
      return read.ok ? { ...bar, lapping: printLapping(read.value) } : bar;
    }),
  };
}

function requireDesign(address: string): ClothDesign {
  const read = readDesign(address);
  if (!read.ok) throw new Error(read.why);
  return read.design;
}

function isSame(one: ClothDesign, other: ClothDesign): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
