import { useEffect, useRef } from 'react';

interface SaveKeys {
  save(): void;
  publish(): void;
  readonly preview: (() => void) | undefined;
}

/** Ctrl+S, Ctrl+Enter and Ctrl+\, also while somebody types; not behind a dialog. */
export function useSaveKeys(keys: SaveKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog:modal')) return;
      const { save, publish, preview } = latest.current;
      const act = { s: save, Enter: publish, '\\': preview }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
