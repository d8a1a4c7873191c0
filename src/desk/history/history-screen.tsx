import '../styles/history.css';
import { Fragment, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { PublicationLine } from '../../contract/desk/publishing-answers.ts';
import { callDesk } from '../call-desk.ts';
import { Toasts } from '../record/toasts.tsx';
import { useNow } from '../use-now.ts';
import { useQuery } from '../use-query.ts';
import { PlannedList } from './publications/planned-list.tsx';
import { PublicationItem } from './publications/publication-item.tsx';
import { spellDay } from './step-words.ts';

/** What the server answers at once. */
const pageSize = 50;

/** Everything that was published, and what is planned. */
export default function HistoryScreen() {
  const { value: newest, error } = useQuery(endpoints.publications);
  const [older, setOlder] = useState<readonly PublicationLine[]>([]);
  const [ended, setEnded] = useState(false);
  const now = useNow();
  const lines = [...(newest ?? []), ...older];
  const showOlder = async () => {
    const before = lines.at(-1)?.number;
    if (before === undefined) return;
    const answer = await callDesk(endpoints.publications, { query: { before } });
    if (!answer.ok) return;
    setOlder([...older, ...answer.value]);
    setEnded(answer.value.length < pageSize);
  };
  return (
    <div className="sheet history-sheet">
      <div className="sheet-head">
        <h1>History</h1>
      </div>
      <PlannedList />
      <section>
        <h2>Published</h2>
        {error && <p className="field-error">{error}</p>}
        {newest?.length === 0 && (
          <p className="empty">Nothing has been published yet. The site says what it came with.</p>
        )}
        <div className="vers" aria-busy={!newest}>
          {lines.map((line, place) => {
            const day = spellDay(line.at, now);
            const last = lines[place - 1];
            return (
              <Fragment key={line.number}>
                {(!last || spellDay(last.at, now) !== day) && (
                  <h3 className="ver-day lab">{day}</h3>
                )}
                <PublicationItem line={line} />
              </Fragment>
            );
          })}
        </div>
        {newest && newest.length >= pageSize && !ended && (
          <button type="button" className="quiet older" onClick={() => void showOlder()}>
            Show what is older
          </button>
        )}
      </section>
      <Toasts />
    </div>
  );
}
