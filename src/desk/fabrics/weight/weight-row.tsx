import '../../styles/cloth/cloth-weight.css';
import { sayBars } from '../../../loom/notation/edit-bars.ts';
import { readBars, readYarns } from '../construction/read-cloth.ts';
import { useCloth, useCupboard } from '../construction/use-cloth.ts';
import type { Editing } from '../../record/editing.ts';
import { TickMark } from '../../record/fields/marks.tsx';
import { onlyFor } from '../../record/fields/only-for.ts';
import { Row } from '../../record/fields/row.tsx';
import { judgeWeight, readPromise, type Promised } from './promise.ts';
import { useWeighing, useYarnFit } from './use-weighing.ts';
import type { YarnFit } from './weigh.ts';
import { spellWeight, WeightInput } from './weight-input.tsx';
import { WeightTape } from './weight-tape.tsx';

/** What the buyer is promised, against what the lapping knits. */
export const WeightRow = onlyFor(['gsm', 'construction', 'yarns', 'machine'], WeightOfCloth);

function WeightOfCloth({ editing }: { readonly editing: Editing }) {
  return (
    <Row
      editing={editing}
      field="gsm"
      label="Weight"
      hint="What you promise the buyer"
      spell={spellWeight}
    >
      <WeightInput editing={editing} />
      <AgainstTheLoom editing={editing} />
    </Row>
  );
}

function AgainstTheLoom({ editing }: { readonly editing: Editing }) {
  const cupboard = useCupboard();
  const { good, isLastGood, cloth } = useCloth(editing, cupboard);
  const { weighed, hasFailed } = useWeighing(good);
  const promised = readPromise(editing.body);
  const verdict = promised && weighed && judgeWeight(promised, weighed.gsm, { isLastGood });
  const isOff = verdict !== undefined && !verdict.isWithin && !isLastGood;
  const { fit, isSought } = useYarnFit(
    isOff ? cloth : undefined,
    isOff ? promised : undefined,
    cupboard?.yarns ?? none,
  );
  if (!weighed) return <p className="lab mut">{sayWaiting(good !== undefined, hasFailed)}</p>;
  const knits = Math.round(weighed.gsm);
  return (
    <>
      <WeightTape promised={promised} knits={weighed.gsm} />
      {verdict ? (
        <p className="lab weight-words" role="status">
          <span className={verdict.isWithin ? 'good' : 'wrong'}>
            {verdict.isWithin && <TickMark />}
            {verdict.head}
          </span>{' '}
          {verdict.more}
          {isOff && !isSought && <Offer {...{ editing, fit, promised }} />}
        </p>
      ) : (
        <p className="lab">{`${isLastGood ? 'The last good lapping' : 'This lapping'} makes ${knits} GSM.`}</p>
      )}
    </>
  );
}

function sayWaiting(isGood: boolean, hasFailed: boolean): string {
  if (hasFailed)
    return 'It could not be weighed in this browser. The weight is kept as you say it.';
  return isGood
    ? 'Weighing what the lapping knits…'
    : 'It is weighed here when the lapping is complete.';
}

const none: readonly never[] = [];

interface OfferProps {
  readonly editing: Editing;
  readonly fit: YarnFit | undefined;
  readonly promised: Promised | undefined;
}

function Offer({ editing, fit }: OfferProps) {
  if (!fit) return <> No yarn of your yarn book makes this weight with this lapping.</>;
  const { letter, yarn, count, gsm } = fit;
  const tryIt = () => {
    const choice = readYarns(editing.body).find(([each]) => each === letter)?.[1];
    editing.set(`yarns.${letter}`, { ...choice, yarn });
  };
  return (
    <>
      {` ${count} in ${sayBars(letter, readBars(editing.body))} would make ${Math.round(gsm)}. `}
      <button type="button" className="worded alone" onClick={tryIt}>
        Use this yarn
      </button>
    </>
  );
}
