import { spellFully, spellMoment } from './spell-time.ts';
import { useNow } from './use-now.ts';

export function Moment({ at }: { readonly at: number }) {
  const now = useNow();
  return (
    <time dateTime={new Date(at).toISOString()} title={spellFully(at)}>
      {spellMoment(at, now)}
    </time>
  );
}
