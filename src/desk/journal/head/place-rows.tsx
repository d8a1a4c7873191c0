import type { Editing } from '../../record/editing.ts';
import { readText } from '../../record/fields.ts';
import { ChoiceInput, NumberInput, TextArea, TextInput } from '../../record/inputs.tsx';
import { onlyFor } from '../../record/only-for.ts';
import { Row } from '../../record/row.tsx';
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
          label="Address"
          hint="The old address goes on working: it leads to the new one"
          was={false}
        >
          <AddressInput editing={editing} prefix={prefix} />
        </Row>
        <Row editing={editing} field="prefix" label="List">
          <ChoiceInput
            editing={editing}
            field="prefix"
            choices={[
              { value: 'blog', label: 'Guides, /blog' },
              { value: 'blogs', label: 'Long reads, /blogs' },
            ]}
          />
        </Row>
        <Row editing={editing} field={['unlisted', 'isNew']} label="In the lists" was={false}>
          <Tick
            editing={editing}
            field="unlisted"
            label="Not in the lists: only people who have the address can read it"
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
          label="Title for search engines"
          hint="If the title is too long"
        >
          <TextInput editing={editing} field="seoTitle" optional />
        </Row>
        <Row editing={editing} field="seoDescription" label="Text for search engines">
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
  return letters <= 158 ? 'whole in search results' : 'cut off in search results';
}
