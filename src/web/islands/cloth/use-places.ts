import { useEffect, useState } from 'react';

/** As `.fab` lays plate and record side by side. */
const wide = '(width >= 68.75rem)';

interface Places {
  /** Under the plate. */
  readonly below?: HTMLElement;
  /** In the record, after its opening sentence. */
  readonly beside?: HTMLElement;
  readonly isWide: boolean;
}

/** Places on the page for what belongs to the live plate but stands outside of it. */
export function usePlaces(plate: { readonly current: HTMLElement | null }): Places {
  const [places, setPlaces] = useState<Places>({ isWide: true });
  useEffect(() => {
    const stage = plate.current!.closest('.gal-stage');
    const below = document.createElement('div');
    below.className = 'live-below';
    stage?.after(below);
    const beside = document.createElement('div');
    document.querySelector('.info .lead')?.after(beside);
    const query = matchMedia(wide);
    const place = () => setPlaces({ below, beside, isWide: query.matches });
    place();
    query.addEventListener('change', place);
    return () => {
      query.removeEventListener('change', place);
      below.remove();
      beside.remove();
    };
  }, [plate]);
  return places;
}
