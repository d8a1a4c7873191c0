import { useEffect, useRef, useState } from 'react';
import { whenRested } from '../../record/fields/typing-rest.ts';

interface PageFrame {
  readonly id: number;
  readonly address: string;
}

interface Asked {
  readonly address: string;
  /** Of what is saved; empty while something is unsaved or faulty. */
  readonly state: string;
}

/** Whether there is something to show that was not asked for yet. A new address answers once it is saved. */
export function isNewer({ address, state }: Asked, asked: Asked): boolean {
  if (address === '' || asked.address === '') return address !== '';
  return state !== '' && (state !== asked.state || address !== asked.address);
}

/**
 * The page that is shown, and behind it the next one while it loads: nothing flickers, the place on
 * the page stays, and a page that could not be made never replaces a good one.
 */
export function usePageFrames(address: string, state: string) {
  const [frames, setFrames] = useState<readonly PageFrame[]>([]);
  const [shown, setShown] = useState<number>();
  const lastId = useRef(0);
  const kept = useRef<HTMLIFrameElement>(undefined);
  const asked = useRef({ address: '', state: '' });
  const atShown = useRef<number>(undefined);
  useEffect(() => {
    atShown.current = shown;
  }, [shown]);
  useEffect(() => {
    if (!isNewer({ address, state }, asked.current)) return undefined;
    // A page that loads takes a slow computer longer than a letter, so it waits until nobody types.
    return whenRested(() => {
      asked.current = { address, state };
      lastId.current += 1;
      const next = { id: lastId.current, address };
      setFrames((list) => [...list.filter(({ id }) => id === atShown.current), next]);
    });
  }, [address, state]);

  function onLoad(id: number, frame: HTMLIFrameElement): void {
    const page = frame.contentDocument;
    // An address that is not saved yet answers that there is no such page.
    const isPage = page?.querySelector('main#main:not(.not-found)') != null;
    if (id !== lastId.current || id === shown) return;
    if (!isPage) {
      setFrames((list) => list.filter((one) => one.id !== id));
      return;
    }
    const place = kept.current?.contentWindow?.scrollY ?? 0;
    frame.contentWindow?.scrollTo({ top: place, behavior: 'instant' });
    kept.current = frame;
    setShown(id);
    setFrames((list) => list.filter((one) => one.id === id));
  }
  return { frames, shown, onLoad };
}
