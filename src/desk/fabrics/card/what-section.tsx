import type { ReactNode } from 'react';
import { defaultDescription } from '../../../domain/fabric/facts.ts';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields/fields.ts';
import { Choices, NumberInput, TextArea, WrittenAs } from '../../record/fields/inputs.tsx';
import { onlyFor } from '../../record/fields/only-for.ts';
import { Row } from '../../record/fields/row.tsx';
import { CompositionRow } from './composition-row.tsx';
import { spellFabric, spellMoq } from './fabric-words.ts';

interface PartProps {
  readonly editing: Editing;
}

/** What it is made of, weighs and measures, how little of it can be had, and what is said of it. */
export function WhatSection({
  editing,
  weight,
}: PartProps & {
  /** The row of the weight, which knows what the lapping knits. */
  readonly weight: ReactNode;
}) {
  return (
    <section className="leaf" id="what" aria-label="Main details" data-section="what">
      <h2>Main details</h2>
      <CompositionRow editing={editing} />
      {weight}
      <WidthRow editing={editing} />
      <MinimumRow editing={editing} />
      <DescriptionRow editing={editing} />
    </section>
  );
}

const WidthRow = onlyFor(['width', 'widthText'], function WidthRow({ editing }: PartProps) {
  const width = readField(editing.body, 'width');
  const written = readField(editing.body, 'widthText');
  const custom = width === 'custom';
  const short = typeof written === 'string' && written.endsWith('"');
  return (
    <Row
      editing={editing}
      field={['width', 'widthText']}
      label="Width"
      hint="Usable, after heat-setting"
      spell={(value) => spellFabric('width', value)}
    >
      <div className="pairs">
        {!custom && (
          <NumberInput
            editing={shownWidth(editing, short)}
            field="width"
            label="Width in inches"
            unit="in"
          />
        )}
        <Choices
          label="How the width is decided"
          value={custom ? 'custom' : 'inches'}
          choices={[
            { value: 'inches', label: 'A fixed width' },
            { value: 'custom', label: 'Made to the width of the order' },
          ]}
          onChoose={(chosen) =>
            (chosen === 'custom') !== custom &&
            editing.setAll({
              width: chosen === 'custom' ? 'custom' : undefined,
              widthText: undefined,
            })
          }
        />
      </div>
      {!custom && typeof width === 'number' && (
        <WrittenAs
          value={short ? 'short' : 'long'}
          choices={[
            { value: 'long', label: `${width} inches` },
            { value: 'short', label: `${width}"` },
          ]}
          onChoose={(chosen) =>
            editing.set('widthText', chosen === 'short' ? `${width}"` : undefined)
          }
        />
      )}
    </Row>
  );
});

/** The way it is written follows the number. */
function shownWidth(editing: Editing, short: boolean): Editing {
  return {
    ...editing,
    set: (field, value) =>
      editing.setAll({
        [field]: value,
        widthText: short && typeof value === 'number' ? `${value}"` : undefined,
      }),
  };
}

const MinimumRow = onlyFor(['moq'], function MinimumRow({ editing }: PartProps) {
  const moq = readField(editing.body, 'moq');
  const inMetres = typeof moq === 'object' && moq !== null;
  const says = spellMoq(moq ?? 'Negotiable');
  return (
    <Row
      editing={editing}
      field="moq"
      label="MOQ (smallest order)"
      hint="In metres"
      spell={(value) => spellMoq(value ?? 'Negotiable')}
    >
      <div className="pairs">
        <Choices
          label="How the MOQ is stated"
          value={inMetres ? 'metres' : 'open'}
          choices={[
            { value: 'open', label: 'Negotiable' },
            { value: 'metres', label: 'In metres' },
          ]}
          onChoose={(chosen) =>
            (chosen === 'metres') !== inMetres &&
            editing.set('moq', chosen === 'metres' ? {} : undefined)
          }
        />
        {inMetres && (
          <>
            <NumberInput
              editing={editing}
              field="moq.perStyle"
              label="Metres per style"
              unit="m per style"
            />
            <NumberInput
              editing={editing}
              field="moq.perColour"
              label="Metres per colour"
              unit="m per colour"
            />
          </>
        )}
      </div>
      <p className="lab mut">{says ? `The page says: ${says}.` : 'Both numbers are needed.'}</p>
    </Row>
  );
});

/** A search result cuts after some 160 letters. */
const shownLetters = 160;

const DescriptionRow = onlyFor(
  ['description', 'composition', 'gsm', 'shades'],
  function DescriptionRow({ editing }: PartProps) {
    const empty = readField(editing.body, 'description') === undefined;
    const offered = empty ? withoutDescription(editing) : undefined;
    return (
      <Row
        editing={editing}
        field="description"
        label="Description"
        hint="How it feels and what it is for"
      >
        <TextArea editing={editing} field="description" optional goal={shownLetters} says={fits} />
        {offered && <p className="lab mut">Left empty, the page says: {offered}</p>}
      </Row>
    );
  },
);

function fits(letters: number): string {
  return letters <= shownLetters ? 'Google shows all of it' : 'Google cuts off the end';
}

/** What the figures say by themselves, as far as they are known. */
function withoutDescription({ body }: Editing): string | undefined {
  const { composition, gsm, shades } = body;
  if (typeof composition !== 'string' || typeof gsm !== 'object' || !Array.isArray(shades)) {
    return undefined;
  }
  return defaultDescription({ composition, gsm, shades } as never);
}
