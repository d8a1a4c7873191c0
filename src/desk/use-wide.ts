import { useEffect, useState } from 'react';

const wideScreen = '(width >= 68.75rem)';

/** Whether the page stands beside its form; on a narrower screen it covers it. */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(wideScreen).matches);
  useEffect(() => {
    const query = matchMedia(wideScreen);
    const look = () => setWide(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return wide;
}
