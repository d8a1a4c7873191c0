import { useEffect, useState } from 'react';
import { ask, type Answer } from './api.ts';
import { onChange } from './changes.ts';

export interface Asked<T> {
  readonly value: T | undefined;
  readonly error: string | undefined;
}

const kept = new Map<string, unknown>();
const mostKept = 40;

/** What the server last said is shown at once; news arrive by themselves. */
export function useAsked<T>(path: string): Asked<T> {
  const [answer, setAnswer] = useState<{ path: string; said: Answer<T> }>();

  useEffect(() => {
    let live = true;
    const look = () =>
      void ask<T>(path).then((said) => {
        if (!live) return;
        if (said.ok) keep(path, said.value);
        setAnswer({ path, said });
      });
    look();
    const stop = onChange(look);
    return () => {
      live = false;
      stop();
    };
  }, [path]);

  const current = answer?.path === path ? answer.said : undefined;
  const value = current?.ok ? current.value : (kept.get(path) as T | undefined);
  return { value, error: current && !current.ok ? current.error : undefined };
}

export function forgetEverything(): void {
  kept.clear();
}

function keep(path: string, value: unknown): void {
  kept.delete(path);
  kept.set(path, value);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
}
