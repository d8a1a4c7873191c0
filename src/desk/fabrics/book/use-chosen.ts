import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FabricLine } from '../../../contract/desk/fabric-answers.ts';

export interface Chosen {
  readonly keys: ReadonlySet<string>;
  /** With `range` everything between the last choice and this one. */
  toggle(key: string, range: boolean): void;
  /** The row that the keyboard stands on. */
  reach(key: string): void;
  reached(): string | undefined;
  clear(): void;
}

/** Which rows are chosen, also those that a search hides at the moment. */
export function useChosen(rows: readonly FabricLine[]): Chosen {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const at = useRef<string>(undefined);
  const anchor = useRef<string>(undefined);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  });

  const toggle = useCallback((key: string, range: boolean) => {
    const places = [anchor.current, key].map((one) =>
      shown.current.findIndex((line) => line.key === one),
    );
    const from = anchor.current;
    anchor.current = key;
    at.current = key;
    setKeys((before) => {
      const next = new Set(before);
      if (range && from !== undefined && !places.includes(-1)) {
        const [low, high] = places.toSorted((a, b) => a - b) as [number, number];
        for (const line of shown.current.slice(low, high + 1)) next.add(line.key);
      } else if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const reach = useCallback((key: string) => {
    at.current = key;
  }, []);
  const clear = useCallback(() => setKeys(new Set()), []);
  return useMemo(
    () => ({ keys, toggle, reach, clear, reached: () => at.current }),
    [keys, toggle, reach, clear],
  );
}
