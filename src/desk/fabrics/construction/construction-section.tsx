import '../../styles/cloth/cloth-construction.css';
import { Fragment, useState } from 'react';
import type { GuideBar } from '../../../domain/fabric/fabric.ts';
import { inWords } from '../../../domain/text/number-words.ts';
import { ClashCard } from '../../record/clash-card.tsx';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields/fields.ts';
import { clashesOf, faultsOf, hasChanged } from '../../record/fields/of-field.ts';
import { spellFault } from '../../record/fields/spell-value.ts';
import { onlyFor } from '../../record/fields/only-for.ts';
import { Was } from '../../record/fields/was.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useWeighing } from '../weight/use-weighing.ts';
import { BarRow } from './bar-row.tsx';
import type { ChosenLoop } from './chosen-loop.ts';
import { addBar, barName, mostBars } from '../../../loom/notation/edit-bars.ts';
import { FaultCard } from './fault-card.tsx';
import { LappingEditor } from './lapping-editor.tsx';
import { MachineLeaf } from './machine-leaf.tsx';
import { readBars, readYarns } from './read-cloth.ts';
import { StructureChoice } from './structure-choice.tsx';
import { useCloth, useCupboard } from './use-cloth.ts';
import { YarnsLeaf } from './yarns-leaf.tsx';

/** Lapping, threading and diagram of the guide bars, their yarns and the machine. */
export const ConstructionSection = onlyFor(
  ['construction', 'yarns', 'machine', 'composition', 'fibres'],
  ConstructionOfCloth,
);

function ConstructionOfCloth({ editing }: { readonly editing: Editing }) {
  const cupboard = useCupboard();
  const inHand = useCloth(editing, cupboard);
  const { weighed } = useWeighing(inHand.good);
  const [chosen, setChosen] = useState<ChosenLoop>({ bar: 0, course: 0 });
  const bars = readBars(editing.body);
  const letters = readYarns(editing.body).map(([letter]) => letter);
  const name = readField(editing.body, 'construction.name');
  const clashes = clashesOf(editing, 'construction');
  const changed = editing.before !== null && hasChanged(editing, 'construction.bars');
  const setBars = (next: readonly GuideBar[]) => editing.set('construction.bars', next);
  /** What is wrong stands under the bar it is about. */
  const faultyBar = bars[(inHand.trouble?.bar ?? 0) - 1] && inHand.trouble?.bar;
  const faultCard = inHand.trouble && (
    <FaultCard
      {...{ editing, bars, inHand, setBars }}
      onShow={(loop) => setChosen((last) => ({ ...last, ...loop }))}
    />
  );
  const isKnown = inHand.trouble !== undefined;
  return (
    <>
      <section
        className="leaf"
        id="construction"
        data-row="construction"
        tabIndex={-1}
        aria-label="Construction"
      >
        <h2>
          Construction{' '}
          <span className="lab mut">
            {[typeof name === 'string' && name, sayCount(bars.length)].filter(Boolean).join(', ')}
          </span>
        </h2>
        {clashes.map((clash) => (
          <ClashCard
            key={clash.field}
            {...{ editing, clash, label: 'Construction', spell: spellConstruction }}
          />
        ))}
        <StructureChoice editing={editing} cupboard={cupboard} letters={letters} />
        <div className={classNames('build', changed && 'touched')}>
          <div>
            {bars.map((_, index) => (
              <Fragment key={index}>
                <BarRow
                  {...{ editing, bars, index, letters, setBars }}
                  isChosen={chosen.bar === index}
                  onChoose={() => setChosen({ bar: index, course: 0 })}
                >
                  <Faults {...{ editing, field: `construction.bars.${index}` }} isKnown={isKnown} />
                </BarRow>
                {faultyBar === index + 1 && faultCard}
              </Fragment>
            ))}
            {faultyBar === undefined && faultCard}
            {bars.length === 0 && (
              <Faults {...{ editing, field: 'construction' }} isKnown={isKnown} />
            )}
            <p className="build-more">
              {bars.length < mostBars && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => setBars(addBar(bars, letters))}
                >
                  Add a bar
                </button>
              )}
            </p>
            {changed && (
              <Was
                editing={editing}
                field="construction.bars"
                value={readField(editing.before, 'construction.bars')}
                spell={spellBars}
              />
            )}
          </div>
          <LappingEditor
            bars={bars}
            starved={inHand.trouble?.starved ?? []}
            {...{ chosen, setBars }}
            onChoose={setChosen}
          />
        </div>
      </section>
      <YarnsLeaf {...{ editing, cupboard, letters, bars }} weights={weighed?.bars ?? []} />
      <MachineLeaf editing={editing} />
    </>
  );
}

interface FaultsProps {
  readonly editing: Editing;
  readonly field: string;
  /** The card says it already. */
  readonly isKnown: boolean;
}

/** What the desk found wrong in a field, where the loom says nothing of it. */
function Faults({ editing, field, isKnown }: FaultsProps) {
  if (isKnown) return null;
  return faultsOf(editing, field).map((fault) => (
    <p className="wrong lab" role="alert" key={fault.field + fault.message}>
      {spellFault(fault, 'This lapping')}
    </p>
  ));
}

function sayCount(count: number): string {
  if (count === 0) return 'no bar yet';
  return count === 1 ? 'one bar' : `${inWords(count)} bars, front first`;
}

export function spellBars(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const bars = readBars({ construction: { bars: value } });
  return bars
    .map(({ lapping, threading }, at) => `${barName(at, bars.length)} ${lapping} ${threading}`)
    .join(', ');
}

function spellConstruction(value: unknown): string | undefined {
  if (Array.isArray(value)) return spellBars(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
