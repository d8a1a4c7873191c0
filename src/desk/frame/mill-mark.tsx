import { useEffect } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { HangingWord } from '../../ui/hanging-word.tsx';
import { useQuery } from '../use-query.ts';

/** Whose desk it is: the mill's logo, its word in hanging letters, or its name. */
export function MillMark({ place }: { readonly place: 'brand' | 'door' }) {
  const { value: mark } = useQuery(endpoints.millMark);
  const icon = mark?.icon;
  useEffect(() => {
    const link = document.querySelector('link[rel=icon]');
    if (icon && link?.getAttribute('href') !== icon) link?.setAttribute('href', icon);
  }, [icon]);
  if (mark?.logo) {
    const { src, width, height } = mark.logo;
    return <img className={`${place}-logo`} {...{ src, width, height }} alt={mark.name} />;
  }
  if (mark?.hangingWord) {
    return <HangingWord className={`${place}-word`}>{mark.hangingWord}</HangingWord>;
  }
  return <span className={`${place}-name`}>{mark?.name}</span>;
}
