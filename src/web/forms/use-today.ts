import { useEffect, useState } from 'react';

/** The page may have been made, cached or left open on another day; alive, it follows the clock. */
export function useToday(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const refresh = () => setNow(Date.now());
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return now;
}
