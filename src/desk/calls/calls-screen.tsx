import { useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { AgendaEntry } from '../../contract/desk/endpoints/agenda-endpoints.ts';
import { dayMs, isoIndianDate } from '../../domain/enquiry/indian-time.ts';
import { ConfirmButton } from '../frame/confirm-button.tsx';
import { DueMark } from '../frame/due-mark.tsx';
import { Link } from '../link.tsx';
import { useMay } from '../person-context.ts';
import { spellFully } from '../spell-time.ts';
import { useQuery } from '../use-query.ts';
import { useNow } from '../use-now.ts';
import { useSend } from '../use-send.ts';

/** The day or the week: whom to call, and what was planned. */
export default function CallsScreen() {
  const { value: agenda, error } = useQuery(endpoints.agenda);
  const [span, setSpan] = useState<1 | 7>(7);
  const now = useNow();
  const today = isoIndianDate(now);
  const days = Array.from({ length: span }, (_, i) => isoIndianDate(now + i * dayMs));
  const entries = agenda?.entries ?? [];
  const passed = entries.filter(({ day }) => day !== '' && day < today);
  const soon = entries.filter(({ day }) => day === '');
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Booked calls</h1>
        <div className="acts" role="group" aria-label="Show">
          {([1, 7] as const).map((many) => (
            <button
              key={many}
              type="button"
              className="quiet"
              aria-pressed={span === many}
              onClick={() => setSpan(many)}
            >
              {many === 1 ? 'Today' : 'Seven days'}
            </button>
          ))}
        </div>
      </div>
      {error && <p className="field-error">{error}</p>}
      <div className={span === 7 ? 'agenda week' : 'agenda'} aria-busy={!agenda}>
        {soon.length > 0 && <Day title="As soon as possible" entries={soon} />}
        {passed.length > 0 && <Day title="Overdue" entries={passed} />}
        {days.map((day) => (
          <Day key={day} title={spellDay(day)} entries={entries.filter((one) => one.day === day)} />
        ))}
      </div>
      <CalendarAddress since={agenda?.calendarSince ?? null} />
    </div>
  );
}

function Day({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly AgendaEntry[];
}) {
  return (
    <section>
      <h2>{title}</h2>
      {entries.length === 0 && <p className="mut">Nothing planned</p>}
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.enquiryId}`} className="appointment">
            <p className="lab">
              {entry.time}{' '}
              {entry.kind === 'call' && (
                <DueMark waits={entry.status === 'new'} dueAt={entry.dueAt} />
              )}
            </p>
            <p>
              <Link href={screenPath('enquiry', { id: entry.enquiryId })}>
                <b>
                  <bdi>{entry.name}</bdi>
                </b>
              </Link>{' '}
              {entry.dial && <a href={`tel:${entry.dial}`}>{entry.dial}</a>}
            </p>
            {entry.what && (
              <p className="mut">
                <bdi>{entry.what}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever has the address sees the agenda, so an owner can change it. */
/** One's own address for a calendar app: shown once, because the server keeps only its hash. */
function CalendarAddress({ since }: { readonly since: number | null }) {
  const mayWork = useMay('work');
  const { send, busy, error } = useSend();
  const [path, setPath] = useState('');
  if (!mayWork) return null;
  const make = async () => setPath((await send(endpoints.renewAgendaFeed))?.path ?? '');
  const end = async () => {
    if (await send(endpoints.endAgendaFeed)) setPath('');
  };
  return (
    <section className="feed">
      <h2>In your own calendar</h2>
      <div role="status">
        {path && (
          <p>
            Subscribe to this address in your calendar app. It is yours alone and is shown only now:{' '}
            <code>{window.location.origin + path}</code>
          </p>
        )}
      </div>
      {!path && since !== null && (
        <p className="mut">You have a calendar address since {spellFully(since)}.</p>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="acts">
        {since === null && !path ? (
          <button type="button" className="quiet" disabled={busy} onClick={make}>
            Make a calendar address
          </button>
        ) : (
          <>
            <ConfirmButton
              label="Renew"
              question="Make a new address and end the old one?"
              disabled={busy}
              onConfirm={() => void make()}
            />
            <ConfirmButton
              label="End"
              question="End your calendar address?"
              disabled={busy}
              onConfirm={() => void end()}
            />
          </>
        )}
      </div>
    </section>
  );
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

function spellDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
