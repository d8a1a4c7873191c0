import { useEffect, useState } from 'react';
import type { Knittable } from '../../../loom/types.ts';
import { askWeigher } from './ask-weigher.ts';
import type { Weighed, YarnFit, YarnOnShelf } from './weigh.ts';

/** A person who types is not weighed at every key. */
const restMs = 150;

const known = new Map<string, Weighed>();
const mostKnown = 24;

/** What a cloth weighs; while it is being weighed, what the one before it weighed. */
export function useWeighing(cloth: Knittable | undefined): {
  readonly weighed: Weighed | undefined;
  /** The loom could not be started, or gave up. */
  readonly hasFailed: boolean;
} {
  const name = cloth && JSON.stringify(cloth);
  const [latest, setLatest] = useState<Weighed>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!cloth || !name) return undefined;
    const before = known.get(name);
    if (before) return setLatest(before);
    let isOver = false;
    const timer = setTimeout(async () => {
      const weighed = await askWeigher({ kind: 'weigh', cloth });
      if (weighed) remember(name, weighed);
      if (isOver) return;
      if (weighed) setLatest(weighed);
      else setFailed(name);
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // The name says all that is in it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  const weighed = (name === undefined ? undefined : known.get(name)) ?? latest;
  return { weighed, hasFailed: name !== undefined && failed === name };
}

/** Looked for only while the cloth is too far off: `wanted` is nothing otherwise. */
export function useYarnFit(
  cloth: Knittable | undefined,
  wanted: { readonly from: number; readonly to: number } | undefined,
  book: readonly YarnOnShelf[],
): { readonly isSought: boolean; readonly fit: YarnFit | undefined } {
  const name = cloth && wanted && JSON.stringify([cloth, wanted.from, wanted.to]);
  const [found, setFound] = useState<{
    readonly name: string;
    readonly fit: YarnFit | undefined;
  }>();
  useEffect(() => {
    if (!cloth || !wanted || !name) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const fit = await askWeigher({ kind: 'fit', cloth, wanted, book });
      if (!isOver) setFound({ name, fit });
    }, restMs * 2);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, book]);
  const isFound = name !== undefined && found?.name === name;
  return { isSought: name !== undefined && !isFound, fit: isFound ? found.fit : undefined };
}

function remember(name: string, weighed: Weighed): void {
  known.set(name, weighed);
  if (known.size > mostKnown) known.delete(known.keys().next().value!);
}
