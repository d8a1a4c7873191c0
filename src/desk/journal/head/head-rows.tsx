import type { Editing } from '../../record/editing.ts';
import { readText } from '../../record/fields/fields.ts';
import { TextArea, TextInput } from '../../record/fields/inputs.tsx';
import { onlyFor } from '../../record/fields/only-for.ts';
import { DayField } from '../../record/fields/day-field.tsx';
import { describePicture } from '../../record/picture-record.ts';
import { Row, useRowAria } from '../../record/fields/row.tsx';
import { useTyped } from '../../record/fields/use-typed.ts';
import { PictureChoice } from '../picture-choice.tsx';

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
        <Row editing={editing} field="date" label="Date" hint="The date that readers see">
          <DayInput editing={editing} field="date" />
        </Row>
        <Row editing={editing} field="modified" label="Revised on">
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
  if (letters < 20) return 'too short';
  return letters <= 160 ? 'lists of articles show all of it' : 'some lists cut off the end';
}

function Lead({ editing }: HeadProps) {
  const [image, alt] = [readText(editing.body, 'image'), readText(editing.body, 'alt')];
  const typed = useTyped(alt, (text) => editing.set('alt', text));
  return (
    <>
      <PictureChoice
        picture={image}
        alt={alt}
        onChoose={(picture) => editing.set('image', picture)}
      />
      <label className="entry-field">
        <span className="lab">What the picture shows, for blind visitors and for Google</span>
        <input
          {...typed}
          className="inp"
          autoComplete="off"
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
    <DayField
      {...aria}
      value={readText(editing.body, field)}
      onDay={(day) => editing.set(field, day)}
    />
  );
}
