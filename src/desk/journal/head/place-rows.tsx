import type { Editing } from '../../record/editing.ts';
import { readText } from '../../record/fields/fields.ts';
import { ChoiceInput, NumberInput, TextArea, TextInput } from '../../record/fields/inputs.tsx';
import { onlyFor } from '../../record/fields/only-for.ts';
import { Row } from '../../record/fields/row.tsx';
import { AddressInput, RelatedInput, Tick, WordsInput } from './place-inputs.tsx';

/** Where it stands, and how it is found. */
export const PlaceRows = onlyFor(
  [
    'prefix',
    'slug',
    'unlisted',
    'isNew',
    'section',
    'tags',
    'related',
    'readMinutes',
    'seoTitle',
    'seoDescription',
    'excerpt',
    'formerSlugs',
  ],
  function PlaceRows({ editing }: { readonly editing: Editing }) {
    const prefix = readText(editing.body, 'prefix') || 'blog';
    return (
      <>
        <Row
          editing={editing}
          field="slug"
          label="Web link"
          hint="Old links still work if you change it"
          was={false}
        >
          <AddressInput editing={editing} prefix={prefix} />
        </Row>
        <Row editing={editing} field="prefix" label="Which list">
          <ChoiceInput
            editing={editing}
            field="prefix"
            choices={[
              { value: 'blog', label: 'Guides' },
              { value: 'blogs', label: 'Long reads' },
            ]}
          />
        </Row>
        <Row editing={editing} field={['unlisted', 'isNew']} label="Shown in the list" was={false}>
          <Tick
            editing={editing}
            field="unlisted"
            label="Only by direct link: people who have the link can read it"
          />
          <Tick editing={editing} field="isNew" label="Mark it as new" />
        </Row>
        <Row editing={editing} field="section" label="Subject" hint="One or two words">
          <TextInput editing={editing} field="section" />
        </Row>
        <Row editing={editing} field="tags" label="Search words" hint="One to six, with commas">
          <WordsInput editing={editing} field="tags" />
        </Row>
        <Row editing={editing} field="related" label="Read next" hint="Up to six" was={false}>
          <RelatedInput editing={editing} />
        </Row>
        <Row
          editing={editing}
          field="readMinutes"
          label="Time to read"
          hint="Counted from the text"
        >
          <NumberInput editing={editing} field="readMinutes" unit="minutes" />
        </Row>
        <Row
          editing={editing}
          field="seoTitle"
          label="Title on Google"
          hint="If the title is too long"
        >
          <TextInput editing={editing} field="seoTitle" optional />
        </Row>
        <Row editing={editing} field="seoDescription" label="Text on Google">
          <TextArea editing={editing} field="seoDescription" rows={3} goal={158} says={saySearch} />
          {readText(editing.body, 'excerpt') !== '' &&
            readText(editing.body, 'seoDescription') !== readText(editing.body, 'excerpt') && (
              <button
                type="button"
                className="quiet"
                onClick={() => editing.set('seoDescription', readText(editing.body, 'excerpt'))}
              >
                Use the summary
              </button>
            )}
        </Row>
      </>
    );
  },
);

function saySearch(letters: number): string {
  if (letters < 50) return 'at least 50 are needed';
  return letters <= 158 ? 'Google shows all of it' : 'Google cuts off the end';
}
