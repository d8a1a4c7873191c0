import { useCallback, useEffect, useRef, useState } from 'react';

/** Opens on a click of the launcher, which gets the focus back at the end. */
export function useLauncher(island: string) {
  /** Undefined until it is opened for the first time. */
  const [open, setOpen] = useState<boolean>();
  const launcher = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const toggle = (event: MouseEvent) => {
      const caller = (event.target as Element).closest<HTMLElement>(`[data-wakes="${island}"]`);
      if (!caller || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      launcher.current = caller;
      setOpen(true);
    };
    document.addEventListener('click', toggle);
    return () => document.removeEventListener('click', toggle);
  }, [island]);
  useEffect(() => {
    for (const one of document.querySelectorAll(`[data-wakes="${island}"]`)) {
      one.setAttribute('aria-expanded', String(open ?? false));
    }
  }, [island, open]);
  const close = useCallback(() => {
    setOpen(false);
    launcher.current?.focus();
  }, []);
  return { open, close };
}
