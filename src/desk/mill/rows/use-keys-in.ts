import { type RefObject, useEffect, useRef } from 'react';

/** Keys pressed anywhere inside a box; the handler says whether it took the key. */
export function useKeysIn(
  box: RefObject<HTMLElement | null>,
  handle: (event: KeyboardEvent) => boolean,
): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const { current } = box;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [box]);
}

/** Enter in a line and Ctrl+Enter anywhere keep, Esc cancels. */
export function keepOrCancel(keep: () => void, cancel: () => void) {
  return (event: KeyboardEvent): boolean => {
    const target = event.target as HTMLElement;
    const inLine = target.matches('input:not([type=checkbox], [type=file])');
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter' && (inLine || event.ctrlKey || event.metaKey)) keep();
    else return false;
    return true;
  };
}

/** Alt with an arrow moves what the cursor is in. */
export function moveKey(event: KeyboardEvent): -1 | 1 | undefined {
  if (!event.altKey) return undefined;
  return event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
}
