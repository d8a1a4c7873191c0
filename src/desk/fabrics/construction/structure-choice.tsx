import type { ClothCupboard } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import { constructionFamilies, type GuideBar } from '../../../domain/fabric/fabric.ts';
import { motifNames } from '../../../loom/motifs/motif-names.ts';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields/fields.ts';
import { NumberInput } from '../../record/fields/inputs.tsx';
import { Row, useRowAria } from '../../record/fields/row.tsx';
import { readBars } from './read-cloth.ts';

interface StructureChoiceProps {
  readonly editing: Editing;
  readonly cupboard: ClothCupboard | undefined;
  readonly letters: readonly string[];
}

/** What the structure is called; whoever chooses one is offered its lapping. */
export function StructureChoice({ editing, cupboard, letters }: StructureChoiceProps) {
  const name = readField(editing.body, 'construction.name');
  const family = readField(editing.body, 'construction.family');
  const known = cupboard?.constructions ?? [];
  const example = known.find(({ key }) => key === name)?.body.example;
  const lapping = example && withOwnLetters(example.bars, letters);
  const isKnittedSo = lapping && sameChains(lapping, readBars(editing.body));
  const choose = (next: string) => {
    const found = known.find(({ key }) => key === next)?.body.example;
    editing.setAll({
      'construction.name': next,
      ...(found && { 'construction.family': found.family }),
    });
  };
  return (
    <>
      <Row
        editing={editing}
        field={['construction.name', 'construction.family']}
        label="Structure"
        hint="The name buyers see"
      >
        <div className="pairs">
          <Select
            value={typeof name === 'string' ? name : ''}
            options={known.map(({ key }) => key)}
            onChoose={choose}
          />
          {lapping && !isKnittedSo && (
            <button
              type="button"
              className="quiet"
              onClick={() =>
                editing.setAll({
                  'construction.bars': lapping,
                  ...(example.motif && { 'construction.motif': example.motif }),
                })
              }
            >
              {`Replace the bars by the usual ${String(name)} lapping`}
            </button>
          )}
        </div>
        <label className="structure-family lab mut">
          Structure group{' '}
          <Select
            value={typeof family === 'string' ? family : ''}
            options={constructionFamilies}
            onChoose={(next) => editing.set('construction.family', next)}
            label="Structure group"
          />
        </label>
      </Row>
      {(family === 'lace' ||
        family === 'jacquard' ||
        readField(editing.body, 'construction.motif') !== undefined) && (
        <MotifRow editing={editing} />
      )}
    </>
  );
}

/** Lace and jacquard are worked stitch by stitch after a motif that the loom knows. */
function MotifRow({ editing }: { readonly editing: Editing }) {
  const name = readField(editing.body, 'construction.motif.name');
  return (
    <Row
      editing={editing}
      field="construction.motif"
      label="Motif"
      hint="And its repeat"
      was={false}
    >
      <div className="pairs">
        <Select
          value={typeof name === 'string' ? name : ''}
          options={motifNames}
          onChoose={(next) => editing.set('construction.motif.name', next)}
        />
        <NumberInput
          editing={editing}
          field="construction.motif.wales"
          label="Wales"
          unit="wales"
        />
        <NumberInput
          editing={editing}
          field="construction.motif.courses"
          label="Courses"
          unit="courses"
        />
        <button
          type="button"
          className="quiet"
          onClick={() => editing.set('construction.motif', undefined)}
        >
          No motif
        </button>
      </div>
    </Row>
  );
}

interface SelectProps {
  readonly value: string;
  readonly options: readonly string[];
  readonly label?: string;
  onChoose(value: string): void;
}

/** A value that is not among the options is shown, too: it is what the draft says. */
function Select({ value, options, label, onChoose }: SelectProps) {
  const aria = useRowAria(label);
  return (
    <select
      {...aria}
      className="inp sel structure-name"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {!options.includes(value) && <option value={value}>{value || 'Choose…'}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** The bars of another fabric, threaded with the yarns of this one in the order of their letters. */
export function withOwnLetters(
  bars: readonly GuideBar[],
  letters: readonly string[],
): readonly GuideBar[] {
  const theirs = [...new Set(bars.flatMap(({ threading }) => [...threading]))].filter(
    (letter) => letter !== '.',
  );
  if (letters.length === 0) return bars;
  const own = new Map(theirs.map((letter, at) => [letter, letters[at % letters.length]!]));
  return bars.map((bar) => ({
    ...bar,
    threading: [...bar.threading].map((letter) => own.get(letter) ?? letter).join(''),
  }));
}

function sameChains(one: readonly GuideBar[], other: readonly GuideBar[]): boolean {
  return (
    one.length === other.length && one.every(({ lapping }, at) => lapping === other[at]?.lapping)
  );
}
