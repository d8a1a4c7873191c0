import { useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields.ts';
import { ChoiceInput, NumberInput, TextArea, TextInput } from '../../record/inputs.tsx';
import { onlyFor } from '../../record/only-for.ts';
import { Row, useRowAria } from '../../record/row.tsx';
import { useQuery } from '../../use-query.ts';
import { PictureChoice } from '../picture-choice.tsx';
import { describePicture } from '../../record/picture-record.ts';
import { toSlug } from '../to-slug.ts';

interface HeadProps {
  readonly editing: Editing;
}

/** What stands above the text, and in every list. */
export const HeadRows = onlyFor(
  ['title', 'excerpt', 'image', 'alt', 'date', 'modified', 'author'],
  function HeadRows({ editing }: HeadProps) {
    return (
      <>
        <Row editing={editing} field="title" label="Title">
          <TextInput editing={editing} field="title" />
        </Row>
        <Row editing={editing} field="excerpt" label="Summary" hint="Under the title in every list">
          <TextArea editing={editing} field="excerpt" rows={3} goal={160} says={saySummary} />
        </Row>
        <Row
          editing={editing}
          field={['image', 'alt']}
          label="Picture"
          hint="Above the text and in lists"
          was={false}
        >
          <Lead editing={editing} />
        </Row>
        <Row editing={editing} field="date" label="Day" hint="What readers are told">
          <DayInput editing={editing} field="date" />
        </Row>
        <Row editing={editing} field="modified" label="Looked over on">
          <DayInput editing={editing} field="modified" />
        </Row>
        <Row editing={editing} field="author" label="Author">
          <TextInput editing={editing} field="author" />
        </Row>
      </>
    );
  },
);

function saySummary(letters: number): string {
  if (letters < 20) return 'too short for a list';
  return letters <= 160 ? 'whole in every list' : 'cut off in some lists';
}

function Lead({ editing }: HeadProps) {
  const [image, alt] = [textOf(editing, 'image'), textOf(editing, 'alt')];
  return (
    <>
      <PictureChoice
        picture={image}
        alt={alt}
        onChoose={(picture) => editing.set('image', picture)}
      />
      <label className="entry-field">
        <span className="lab">What it shows, for people who cannot see it</span>
        <input
          className="inp"
          value={alt}
          autoComplete="off"
          onChange={({ target }) => editing.set('alt', target.value)}
          onBlur={() => void describePicture(image, alt)}
        />
      </label>
    </>
  );
}

interface DayInputProps extends HeadProps {
  readonly field: string;
}

function DayInput({ editing, field }: DayInputProps) {
  const aria = useRowAria();
  return (
    <input
      {...aria}
      className="inp day-input"
      type="date"
      value={textOf(editing, field)}
      onChange={({ target }) => editing.set(field, target.value)}
    />
  );
}

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
  function PlaceRows({ editing }: HeadProps) {
    const prefix = textOf(editing, 'prefix') || 'blog';
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
            label="Leave it off the lists; who has the address can read it"
          />
          <Tick editing={editing} field="isNew" label="Mark it as new" />
        </Row>
        <Row editing={editing} field="section" label="Subject" hint="One or two words">
          <TextInput editing={editing} field="section" />
        </Row>
        <Row
          editing={editing}
          field="tags"
          label="Words to find it by"
          hint="One to six, with commas"
        >
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
          {textOf(editing, 'excerpt') !== '' &&
            textOf(editing, 'seoDescription') !== textOf(editing, 'excerpt') && (
              <button
                type="button"
                className="quiet"
                onClick={() => editing.set('seoDescription', textOf(editing, 'excerpt'))}
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

interface AddressInputProps extends HeadProps {
  readonly prefix: string;
}

function AddressInput({ editing, prefix }: AddressInputProps) {
  const aria = useRowAria();
  const slug = textOf(editing, 'slug') || editing.key;
  const former = readField(editing.body, 'formerSlugs');
  const count = Array.isArray(former) ? former.length : 0;
  return (
    <>
      <span className="unit address-input">
        <span className="mut">/{prefix}/</span>
        <input
          {...aria}
          className="inp"
          value={slug}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            const typed = toSlug(target.value);
            editing.set('slug', typed === editing.key ? undefined : typed);
          }}
        />
      </span>
      {(slug !== editing.key || count > 0) && (
        <span className="lab mut">
          {count > 0
            ? `${count + Number(slug !== editing.key)} former addresses lead here.`
            : `/${prefix}/${editing.key} leads here.`}
        </span>
      )}
    </>
  );
}

interface TickProps extends HeadProps {
  readonly field: string;
  readonly label: string;
}

function Tick({ editing, field, label }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={readField(editing.body, field) === true}
        onChange={({ target }) => editing.set(field, target.checked ? true : undefined)}
      />
      {label}
    </label>
  );
}

function WordsInput({ editing, field }: HeadProps & { readonly field: string }) {
  const aria = useRowAria();
  const value = readField(editing.body, field);
  const words = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(words.join(', '));
  // Somebody else may have changed them; what is typed here stays as it is typed.
  const shown = split(typed).join() === words.join() ? typed : words.join(', ');
  return (
    <input
      {...aria}
      className="inp"
      value={shown}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        editing.set(field, split(target.value));
      }}
    />
  );
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function RelatedInput({ editing }: HeadProps) {
  const { value: lines } = useQuery(endpoints.journal);
  const value = readField(editing.body, 'related');
  const related = Array.isArray(value) ? value.map(String) : [];
  const others = lines?.filter(({ key, state }) => key !== editing.key && state !== 'off') ?? [];
  return (
    <div className="chips">
      {others.map(({ key, title }) => {
        const isChosen = related.includes(key);
        return (
          <button
            key={key}
            type="button"
            className="chip"
            aria-pressed={isChosen}
            onClick={() =>
              editing.set(
                'related',
                isChosen ? related.filter((one) => one !== key) : [...related, key].slice(-6),
              )
            }
          >
            {title}
          </button>
        );
      })}
    </div>
  );
}

function textOf({ body }: Pick<Editing, 'body'>, field: string): string {
  const value = readField(body, field);
  return typeof value === 'string' ? value : '';
}
