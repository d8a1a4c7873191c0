import { useState } from 'react';
import type { FabricBookAnswer } from '../../../contract/desk/fabric-answers.ts';
import { href } from '../../../contract/routes.ts';
import {
  type CategoryId,
  type Composition,
  type Series,
  seriesByPopularity,
} from '../../../domain/fabric/fabric.ts';
import { compositionRules, slugOf } from '../../../domain/fabric/fabric-record.ts';
import type { Editing } from '../../record/editing.ts';
import { readField, toText } from '../../record/fields/fields.ts';
import { Choices, TextInput } from '../../record/fields/inputs.tsx';
import { onlyFor } from '../../record/fields/only-for.ts';
import { Row, useRowAria } from '../../record/fields/row.tsx';
import { useTyped } from '../../record/fields/use-typed.ts';
import { seriesIn, withSeries } from './series.ts';

export type Collections = FabricBookAnswer['collections'];

interface NameProps {
  readonly editing: Editing;
  readonly collections: Collections;
}

/** What it is called, where it is found, and where it stands. */
export const NameSection = onlyFor(
  ['number', 'title', 'slug', 'formerSlugs', 'category', 'composition', 'extra'],
  function NameSection({ editing, collections }: NameProps) {
    return (
      <section className="leaf card-first" id="name" aria-label="Name" data-section="name">
        <Row editing={editing} field="number" label="Number" hint="Two digits, a letter">
          <NumberOfFabric editing={editing} />
        </Row>
        <Row editing={editing} field="title" label="Name">
          <TitleInput editing={editing} />
        </Row>
        <AddressRow editing={editing} />
        <SeriesRow editing={editing} />
        <CollectionRow {...{ editing, collections }} />
        <Row
          editing={editing}
          field="extra"
          label="On the page of its collection"
          spell={spellExtra}
        >
          <Choices
            value={readField(editing.body, 'extra') === true ? 'no' : 'yes'}
            choices={[
              { value: 'yes', label: 'Shown' },
              { value: 'no', label: 'No, only in the full catalogue' },
            ]}
            onChoose={(shown) => editing.set('extra', shown === 'no' ? true : undefined)}
          />
        </Row>
      </section>
    );
  },
);

/** An address that nobody has seen follows the name; a public one stays. */
function follow(editing: Editing, changes: { number?: string; title?: string }): void {
  const { body, before } = editing;
  const name = { number: toText(body['number']), title: toText(body['title']) };
  const follows = before === null && (!body['slug'] || body['slug'] === slugOf(name));
  const next = { ...name, ...changes };
  editing.setAll({ ...changes, ...(follows && { slug: slugOf(next) }) });
}

function NumberOfFabric({ editing }: { readonly editing: Editing }) {
  const typed = useTyped(toText(editing.body['number']), (text) =>
    follow(editing, { number: text.toUpperCase() }),
  );
  return (
    <input
      {...useRowAria()}
      {...typed}
      className="inp inp-short"
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={12}
    />
  );
}

function TitleInput({ editing }: { readonly editing: Editing }) {
  const typed = useTyped(toText(editing.body['title']), (title) => follow(editing, { title }));
  return <input {...useRowAria()} {...typed} className="inp" autoComplete="off" />;
}

/** The address stays when the name changes; somebody may move it on purpose, and the old one leads here. */
function AddressRow({ editing }: { readonly editing: Editing }) {
  const [moving, setMoving] = useState(false);
  const slug = toText(editing.body['slug']);
  const former = readField(editing.body, 'formerSlugs');
  const wrong = editing.faults.some(({ field }) => field === 'slug');
  const changed = editing.before !== null && editing.before['slug'] !== slug;
  return (
    <Row editing={editing} field={['slug', 'formerSlugs']} label="Web link">
      {moving || wrong || changed ? (
        <label className="unit address">
          <span className="mut">{href.fabric('')}</span>
          <TextInput editing={editing} field="slug" label="Web link of the page" />
        </label>
      ) : (
        <p className="pairs">
          <span>{slug ? href.fabric(slug) : 'Made from number and name'}</span>
          <button type="button" className="quiet" onClick={() => setMoving(true)}>
            Change the link
          </button>
        </p>
      )}
      <p className="lab mut">
        {editing.before === null
          ? 'Made from number and name until it is public. After that it stays.'
          : 'It stays the same if you rename the fabric. Old links still work if you change it.'}
        {Array.isArray(former) && former.length > 0 && (
          <>
            {' '}
            These old links lead here, too:{' '}
            {former.map((one) => href.fabric(String(one))).join(', ')}.
          </>
        )}
      </p>
    </Row>
  );
}

function SeriesRow({ editing }: { readonly editing: Editing }) {
  const title = toText(editing.body['title']);
  const none = 'none';
  return (
    <Row
      editing={editing}
      field="series"
      label="Series"
      hint="A word in the name: choosing one changes the name"
    >
      <Choices
        value={seriesIn(title) ?? none}
        choices={[
          ...seriesByPopularity.map((series) => ({ value: series, label: series })),
          { value: none, label: 'None' },
        ]}
        onChoose={(chosen) =>
          follow(editing, {
            title: withSeries(title, chosen === none ? undefined : (chosen as Series)),
          })
        }
      />
    </Row>
  );
}

/** Follows from the fibres unless somebody says otherwise. */
function CollectionRow({ editing, collections }: NameProps) {
  const composition = readField(editing.body, 'composition') as Composition | undefined;
  const own = composition && compositionRules[composition]?.category;
  const chosen = readField(editing.body, 'category') ?? own;
  return (
    <Row
      editing={editing}
      field="category"
      label="Collection"
      spell={(value) => collections.find(({ id }) => id === (value ?? own))?.label}
    >
      <Choices
        value={typeof chosen === 'string' ? chosen : undefined}
        choices={collections.map(({ id, label, dye }) => ({
          value: id,
          label,
          colour: dyes[dye],
        }))}
        onChoose={(id) => editing.set('category', id === own ? undefined : (id as CategoryId))}
      />
    </Row>
  );
}

const dyes: Readonly<Record<Collections[number]['dye'], string>> = {
  turmeric: 'var(--color-turmeric)',
  // The indigo of a button would not be seen on the ink of the chosen one.
  indigo: '#7488bd',
  kora: 'var(--color-kora)',
  plum: 'var(--color-plum)',
};

function spellExtra(value: unknown): string {
  return value === true ? 'only in the full catalogue' : 'shown';
}
