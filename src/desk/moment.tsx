import { spellFully, spellMoment } from './spell-time.ts';

export function Moment({ at }: { readonly at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={spellFully(at)}>
      {spellMoment(at, Date.now())}
    </time>
  );
}
