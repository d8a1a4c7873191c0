import { useState } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type {
  PublicationLine,
  PublishedChange,
} from '../../../contract/desk/publishing-answers.ts';
import { Link } from '../../link.tsx';
import { useMay } from '../../person-context.ts';
import { showPublished } from '../../record/show-published.ts';
import { useQuery } from '../../use-query.ts';
import { useSend } from '../../use-send.ts';
import { labelOf } from '../label-of.ts';
import { spellClock } from '../step-words.ts';

/** One publication: who, when and why; opened, what it changed. */
export function PublicationItem({ line }: { readonly line: PublicationLine }) {
  const [open, setOpen] = useState(false);
  const { number, author, at, note, undoes, records, titles } = line;
  const what = spellTitles(titles, records);
  return (
    <div className="pub-line">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <b>{undoes === null ? `Published: ${what}` : `Undone: publishing number ${undoes}`}</b>
          <span className="lab">
            {spellClock(at)} · {author} · publishing number {number}
            {note && ` · Reason: “${note}”`}
          </span>
        </summary>
        {open && <Changes line={line} />}
      </details>
    </div>
  );
}

/** `Locknit Premium 14B`, `12 things` */
function spellTitles(titles: readonly string[], records: number): string {
  if (titles.length > 0) return titles.join(', ');
  return records === 1 ? 'one thing' : `${records} things`;
}

function Changes({ line }: { readonly line: PublicationLine }) {
  const { value, error } = useQuery(endpoints.publication, {
    params: { number: String(line.number) },
  });
  const mayPublish = useMay('publish');
  return (
    <>
      {error && <p className="field-error">{error}</p>}
      <ul className="pub-changes" aria-busy={!value}>
        {value?.changes.map((change) => (
          <li key={`${change.kind} ${change.key}`}>
            <Link
              href={screenPath(
                'recordHistory',
                { kind: change.kind, id: change.key },
                { at: change.revision },
              )}
            >
              {change.title}
            </Link>
            <span className="lab mut">{spellChange(change)}</span>
          </li>
        ))}
        {value && value.records > value.changes.length && (
          <li className="mut">and {value.records - value.changes.length} more</li>
        )}
      </ul>
      {mayPublish && value && <Undo line={line} />}
    </>
  );
}

function spellChange({ kind, change, fields }: PublishedChange): string {
  if (change === 'added') return 'added';
  if (change === 'taken-out') return 'removed from the site';
  const names = [...new Set(fields.map((field) => labelOf(kind, field).toLowerCase()))];
  const shown = names.slice(0, 4).join(', ');
  return names.length > 4 ? `${shown}, ${names.length - 4} more` : shown;
}

function Undo({ line: { number } }: { readonly line: PublicationLine }) {
  const { send, busy, error } = useSend();
  const [said, setSaid] = useState('');
  const undo = async () => {
    const answer = await send(endpoints.undoPublication, {
      params: { number: String(number) },
      body: {},
    });
    if (!answer) return;
    if (answer.kind === 'published') {
      const drafts = answer.drafts.length;
      const still =
        drafts > 0
          ? ` ${drafts === 1 ? 'One draft' : `${drafts} drafts`} still say otherwise.`
          : '';
      showPublished({
        name: `Publishing number ${number}`,
        number: answer.number,
        text: `Publishing number ${number} is undone.${still}`,
      });
      setSaid('');
    } else if (answer.kind === 'refused')
      setSaid(answer.faults.map((one) => one.message).join(' '));
    else {
      setSaid(
        'Some of it was published again since, so it cannot be undone as a whole. Open each one above and bring it back there.',
      );
    }
  };
  return (
    <div className="acts">
      <button type="button" className="quiet" disabled={busy} onClick={() => void undo()}>
        Undo this publishing
      </button>
      <span className="lab mut">The site then says what it said before. Nothing is deleted.</span>
      {(said || error) && (
        <p className="field-error" role="alert">
          {said || error}
        </p>
      )}
    </div>
  );
}
