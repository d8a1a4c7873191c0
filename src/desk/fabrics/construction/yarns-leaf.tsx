import { useState } from 'react';
import type { ClothCupboard } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import type { GuideBar } from '../../../domain/fabric/fabric.ts';
import type { YarnChoice } from '../../../domain/fabric/fabric-record.ts';
import type { BarWeight } from '../../../loom/types.ts';
import { ClashCard } from '../../record/clash-card.tsx';
import type { Editing } from '../../record/editing.ts';
import { clashesOf, faultsOf } from '../../record/fields/of-field.ts';
import { freeLetter, sayBars } from '../../../loom/notation/edit-bars.ts';
import { findYarn, readYarns } from './read-cloth.ts';
import { sayShare, sayYarn } from './say-yarn.ts';
import { YarnChange } from './yarn-change.tsx';

interface YarnsLeafProps {
  readonly editing: Editing;
  readonly cupboard: ClothCupboard | undefined;
  readonly letters: readonly string[];
  readonly bars: readonly GuideBar[];
  readonly weights: readonly BarWeight[];
}

/** The yarn behind each letter of the threading, with its part of the weight. */
export function YarnsLeaf({ editing, cupboard, letters, bars, weights }: YarnsLeafProps) {
  const [open, setOpen] = useState<string>();
  const yarns = readYarns(editing.body);
  const add = () => {
    const letter = freeLetter(letters, '');
    if (!letter) return;
    editing.set(`yarns.${letter}`, { yarn: '' });
    setOpen(letter);
  };
  return (
    <section className="leaf" id="yarns" data-row="yarns" tabIndex={-1} aria-label="Yarns">
      <h2>Yarns</h2>
      {clashesOf(editing, 'yarns').map((clash) => (
        <ClashCard
          key={clash.field}
          {...{ editing, clash, label: 'Yarns', spell: (value) => spellChoice(value, cupboard) }}
        />
      ))}
      {yarns.map(([letter, choice]) => {
        const yarn = cupboard && findYarn(choice, cupboard);
        const isThreaded = bars.some(({ threading }) => threading.includes(letter));
        const share = sayShare(letter, weights);
        const faults = faultsOf(editing, `yarns.${letter}`);
        return (
          <div className="yarn" key={letter}>
            <b>{letter}</b>
            <span>
              {yarn ? sayYarn(yarn) : 'No yarn chosen yet'}
              <br />
              <span className="lab mut">
                {isThreaded ? (share ?? `in ${sayBars(letter, bars)}`) : 'threaded in no bar yet'}
              </span>
              {faults.length > 0 && isThreaded && (
                <span className="lab wrong">{faults.map(({ message }) => ` ${message}`)}</span>
              )}
            </span>
            <button
              type="button"
              className="quiet"
              aria-expanded={open === letter}
              aria-label={`${open === letter ? 'Done with' : 'Change'} yarn ${letter}`}
              onClick={() => setOpen(open === letter ? undefined : letter)}
            >
              {open === letter ? 'Done' : 'Change'}
            </button>
            {open === letter && cupboard && (
              <YarnChange
                {...{ letter, choice, cupboard }}
                onChange={(next) => editing.set(`yarns.${letter}`, next)}
                onTakeOut={() => {
                  setOpen(undefined);
                  editing.setAll(withoutYarn(letter, bars));
                }}
              />
            )}
          </div>
        );
      })}
      <p className="build-more">
        <button type="button" className="quiet" onClick={add}>
          Add a yarn
        </button>
      </p>
    </section>
  );
}

/** Its guides are left empty; the loom says which needles starve then. */
export function withoutYarn(
  letter: string,
  bars: readonly GuideBar[],
): Readonly<Record<string, unknown>> {
  return {
    [`yarns.${letter}`]: undefined,
    'construction.bars': bars.map((bar) => ({
      ...bar,
      threading: bar.threading.replaceAll(letter, '.'),
    })),
  };
}

function spellChoice(value: unknown, cupboard: ClothCupboard | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const yarn = cupboard && findYarn(value as YarnChoice, cupboard);
  return yarn ? sayYarn(yarn) : undefined;
}
