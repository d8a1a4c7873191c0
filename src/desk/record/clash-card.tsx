import { useNow } from '../use-now.ts';
import { spellMoment } from '../spell-time.ts';
import type { Editing, OpenClash } from './editing.ts';
import { inSentence, type SpellValue } from './fields/spell-value.ts';

interface ClashCardProps {
  readonly editing: Editing;
  readonly clash: OpenClash;
  readonly label: string;
  readonly spell: SpellValue;
}

const longest = 32;

/** Two people wrote in one field: one of them is asked, once. */
export function ClashCard({ editing, clash, label, spell }: ClashCardProps) {
  const now = useNow();
  const author = clash.author || 'Somebody';
  const whose = clash.author ? `${clash.author}’s` : 'the other one';
  const mine = spell(clash.mine) ?? 'empty';
  const theirs = spell(clash.theirs) ?? 'empty';
  const short = Math.max(mine.length, theirs.length) <= longest && mine !== theirs;
  return (
    <div className="clash" role="group" aria-label={`${label}: two people wrote here`}>
      <p>
        <b>
          {author} changed the {inSentence(label)} while you wrote.
        </b>{' '}
        {short && `It says ${theirs} since ${spellMoment(clash.at || now, now)}.`}
      </p>
      {!short && mine !== theirs && (
        <dl className="clash-texts">
          <dt>Yours</dt>
          <dd>{mine}</dd>
          <dt>{clash.author ? `${clash.author}’s` : 'The other one'}</dt>
          <dd>{theirs}</dd>
        </dl>
      )}
      <div className="pairs">
        <button type="button" className="quiet" onClick={() => editing.settle(clash.field, 'mine')}>
          {short ? `Keep ${mine}, yours` : 'Keep yours'}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => editing.settle(clash.field, 'theirs')}
        >
          {short ? `Take ${theirs}, ${whose}` : `Take ${whose}`}
        </button>
      </div>
    </div>
  );
}
