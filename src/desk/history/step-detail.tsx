import { useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { HistoryStep, StepBodies } from '../../contract/desk/publishing-answers.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../person-context.ts';
import { useKeys } from '../use-keys.ts';
import { useNow } from '../use-now.ts';
import { useQuery } from '../use-query.ts';
import { bringFieldBack, bringStateBack } from './bring-back.ts';
import { spellPlainly } from '../record/fields/spell-value.ts';
import { spellWeight as spellWeightWords } from '../fabrics/weight/weight-input.tsx';
import { labelOf } from './label-of.ts';
import { changedSections, sameSections, type Section } from './sections.ts';
import { SectionSides } from './sides/section-sides.tsx';
import { countShades } from './sides/shade-sides.tsx';
import {
  momentOf,
  nameOfBefore,
  reasonOf,
  spellLong,
  spellPublishing,
  spellState,
  titleOfStep,
} from './step-words.ts';
import { StayedSame } from './stayed-same.tsx';

interface StepDetailProps {
  readonly kind: string;
  readonly id: string;
  readonly step: HistoryStep;
  readonly isNewest: boolean;
}

/** Who and why in a sentence, then before and after of everything that changed. */
export function StepDetail({ kind, id, step, isNewest }: StepDetailProps) {
  const now = useNow();
  const mayDraft = useMay('draft');
  const [busy, setBusy] = useState(false);
  const [showsSame, setShowsSame] = useState(false);
  const before = step.before ?? step.from;
  const params = { kind, key: id, before, after: step.id };
  const { value: bodies, error } = useQuery(endpoints.contentStep, { params });
  const name = nameOfBefore(step, now);
  const canBringBack = mayDraft && step.from !== 'nothing';
  const bringAllBack = async () => {
    if (!canBringBack || busy) return;
    setBusy(true);
    await bringStateBack({ kind, key: id }, step, name);
    setBusy(false);
  };
  useKeys({ b: () => void bringAllBack(), s: () => setShowsSame(!showsSame) });
  const reason = reasonOf(step);
  return (
    <div className="step">
      <div className="sheet-head">
        <div>
          <h2>{titleOfStep(kind, step)}</h2>
          <p className="lab mut">
            {step.author}, {spellLong(step.at)}. {spellPublishing(step, isNewest)}
            {reason && ` “${reason}”`}
          </p>
        </div>
        {canBringBack && (
          <div className="hist-acts">
            <Button
              look="primary"
              size="small"
              busy={busy}
              busyText="Bringing it back"
              onClick={() => void bringAllBack()}
            >
              {step.beforeAt === null ? `Bring back ${name}` : `Bring back the version of ${name}`}
            </Button>
          </div>
        )}
      </div>
      {error && <p className="field-error">{error}</p>}
      {bodies && (
        <>
          <div className="side-head lab">
            <span>{step.from === 'nothing' ? 'Before' : `Before, ${name}`}</span>
            <span>After, {spellState(momentOf(step), now)}</span>
          </div>
          <Changes {...{ kind, id, bodies, name, canBringBack }} />
          <StayedSame
            kind={kind}
            sections={sameSections(kind, bodies.before, bodies.after)}
            names={bodies.names}
            isOpen={showsSame}
            onToggle={() => setShowsSame(!showsSame)}
          />
        </>
      )}
    </div>
  );
}

interface ChangesProps {
  readonly kind: string;
  readonly id: string;
  readonly bodies: StepBodies;
  readonly name: string;
  readonly canBringBack: boolean;
}

function Changes({ kind, id, bodies, name, canBringBack }: ChangesProps) {
  const sections = changedSections(kind, bodies.before, bodies.after);
  if (sections.length === 0) return <p className="same">Nothing that a reader sees changed.</p>;
  return sections.map((section) => (
    <section className="diff" key={section.field}>
      <header>
        <h3>{headingOf(kind, section)}</h3>
        {canBringBack && (
          <button
            type="button"
            className="quiet"
            aria-label={`${backWords(section)}: ${labelOf(kind, section.field)}`}
            onClick={() =>
              void bringFieldBack({
                kind,
                key: id,
                field: section.field,
                value: section.before,
                label: labelOf(kind, section.field),
                from: name,
              })
            }
          >
            {backWords(section)}
          </button>
        )}
      </header>
      <SectionSides {...{ kind, section }} names={bodies.names} />
    </section>
  ));
}

const longestValue = 28;

/** The value in the words, where it is short: which of the two sides comes back is then plain. */
function backWords({ before }: Section): string {
  const said = spellWeightWords(before) ?? spellPlainly(before);
  if (said === undefined) return 'Bring back what stood before';
  return said.length <= longestValue ? `Bring back “${said}”` : 'Bring back the text before';
}

function headingOf(kind: string, { field, shape, before, after }: Section): string {
  const label = labelOf(kind, field);
  return shape === 'shades' && Array.isArray(after ?? before)
    ? label + countShades(before, after)
    : label;
}
