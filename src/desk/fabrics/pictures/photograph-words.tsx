import { useRecord } from '../../record/use-record.ts';
import { TickMark } from '../../record/marks.tsx';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields.ts';

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
    return 'Saved by a newer release of the program. Please wait until it is updated here.';
  return record.error ?? 'It could not be read. Please try again.';
}

function Words({
  editing,
  name,
  offered,
}: Omit<PhotographWordsProps, 'photo'> & { readonly editing: Editing }) {
  const alt = text(readField(editing.body, 'alt'));
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
            Described
          </span>
        ) : (
          <span className="wrong">Not described yet</span>
        )}
      </p>
      <textarea
        className="inp"
        rows={1}
        aria-label={`What picture ${name} shows`}
        placeholder="What it shows, for people who cannot see it"
        autoComplete="off"
        maxLength={300}
        value={alt}
        onChange={({ target }) => editing.set('alt', target.value)}
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
        <label>
          <span className="mut">Caption, shown under it</span>
          <input
            className="inp"
            maxLength={400}
            autoComplete="off"
            value={text(readField(editing.body, 'caption'))}
            onChange={({ target }) => editing.set('caption', target.value || undefined)}
          />
        </label>
        <label>
          <span className="mut">Who took it</span>
          <input
            className="inp"
            maxLength={120}
            autoComplete="off"
            value={text(readField(editing.body, 'credit'))}
            onChange={({ target }) => editing.set('credit', target.value || undefined)}
          />
        </label>
      </details>
    </>
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
