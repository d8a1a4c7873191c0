import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const tell = () => {
  for (const hear of listeners) hear();
};

/** The address bar is the desk's memory: a link sent to a colleague shows the same thing. */
export function useLocation(): URL {
  const href = useSyncExternalStore(
    (hear) => {
      listeners.add(hear);
      window.addEventListener('popstate', hear);
      return () => {
        listeners.delete(hear);
        window.removeEventListener('popstate', hear);
      };
    },
    () => window.location.href,
  );
  return new URL(href);
}

export function go(to: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', to);
  else {
    window.history.pushState(null, '', to);
    window.scrollTo(0, 0);
  }
  tell();
}
