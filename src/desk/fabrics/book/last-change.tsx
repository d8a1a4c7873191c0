import type { FabricLine } from '../../../contract/desk/fabric-answers.ts';
import { spellFully, spellMoment } from '../../spell-time.ts';
import { useNow } from '../../use-now.ts';

/** `10:42 Asha` today, `2 Nov` before; who it was is then a matter for the history. */
export function LastChange({ line: { at, author } }: { readonly line: FabricLine }) {
  const now = useNow();
  if (at === undefined) return <>Never changed</>;
  const said = spellMoment(at, now);
  return (
    <time dateTime={new Date(at).toISOString()} title={`${spellFully(at)}, ${author}`}>
      {said.includes(':') ? `${said} ${author?.split(' ')[0] ?? ''}` : said}
    </time>
  );
}
