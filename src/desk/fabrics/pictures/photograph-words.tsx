import { useRecord } from '../../record/use-record.ts';
import { TickMark } from '../../record/fields/marks.tsx';
import type { Editing } from '../../record/editing.ts';
import { readText } from '../../record/fields/fields.ts';
import { useTyped } from '../../record/fields/use-typed.ts';
import { whatItShows } from './picture-words.ts';

interface PhotographWordsProps {
  /** Key of its record. */
  readonly photo: string;
  readonly name: string;
  /** A description that was computed. */
  readonly offered: string | undefined;
}

/** What a photograph shows is said in a record of its own, which is published with the fabric. */
export function PhotographWords({ photo, name, offered }: PhotographWordsProps) {
  const record = useRecord('picture', photo);
  if (record.state !== 'ready') {
    return (
      <p className="pc-top lab">
        <b>{name}</b>
        <span className={record.state === 'loading' ? 'mut' : 'wrong'}>
          {record.state === 'loading' ? 'on its way' : sayTrouble(record)}
        </span>
      </p>
    );
  }
  return <Words editing={record.editing} {...{ name, offered }} />;
}

function sayTrouble(record: { readonly state: string; readonly error?: string }): string {
  if (record.state === 'missing')
    return 'This photograph is no longer there. Please send it again.';
  if (record.state === 'newer')
    return 'Saved by a newer version of the program. Please wait until it is updated here.';
  return record.error ?? 'It could not be read. Please try again.';
}

function Words({
  editing,
  name,
  offered,
}: Omit<PhotographWordsProps, 'photo'> & { readonly editing: Editing }) {
  const alt = readText(editing.body, 'alt');
  const typed = useTyped(alt, (text) => editing.set('alt', text));
  const isDescribed = alt.trim() !== '';
  return (
    <>
      <p className="pc-top lab">
        <b>{name}</b>
        {editing.keeping.state === 'offline' || editing.keeping.state === 'refused' ? (
          <span className="wrong">
            {editing.keeping.state === 'refused' ? editing.keeping.error : 'Kept on this device'}
          </span>
        ) : isDescribed ? (
          <span className="good">
            <TickMark />
            Has a description
          </span>
        ) : (
          <span className="wrong">Has no description yet</span>
        )}
      </p>
      <span className="lab mut" aria-hidden="true">
        {whatItShows}
      </span>
      <textarea
        {...typed}
        className="inp"
        rows={1}
        aria-label={`What picture ${name} shows`}
        autoComplete="off"
        maxLength={300}
      />
      {!isDescribed && offered && (
        <p className="lab">
          <button
            type="button"
            className="worded alone"
            onClick={() => editing.set('alt', offered)}
          >
            {`Use “${offered}”`}
          </button>
        </p>
      )}
      <details className="pc-more lab">
        <summary>Caption and photographer</summary>
        <ShortText {...{ editing }} field="caption" label="Caption, shown under it" most={400} />
        <ShortText {...{ editing }} field="credit" label="Who took it" most={120} />
      </details>
    </>
  );
}

interface ShortTextProps {
  readonly editing: Editing;
  readonly field: string;
  readonly label: string;
  readonly most: number;
}

function ShortText({ editing, field, label, most }: ShortTextProps) {
  const typed = useTyped(readText(editing.body, field), (text) =>
    editing.set(field, text || undefined),
  );
  return (
    <label>
      <span className="mut">{label}</span>
      <input {...typed} className="inp" maxLength={most} autoComplete="off" />
    </label>
  );
}
