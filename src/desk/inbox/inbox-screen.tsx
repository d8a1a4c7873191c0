import { useRef, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import {
  type BulkAction,
  type InboxCounts,
  inboxViews,
  type InboxView,
  readInboxQuery,
} from '../../contract/desk/endpoints/inbox-endpoints.ts';
import { loadEnquiry } from '../enquiry/load-enquiry.ts';
import { Link } from '../link.tsx';
import { go, useLocation } from '../location.ts';
import { useMay, usePerson } from '../person-context.ts';
import { useQuery } from '../use-query.ts';
import { useKeys } from '../use-keys.ts';
import { useSend } from '../use-send.ts';
import { BulkBar } from './bulk-bar.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxRow } from './inbox-row.tsx';
import { MailLines } from './mail-lines.tsx';

/** Every enquiry; what is late stands on top. */
export function InboxScreen() {
  const { searchParams } = useLocation();
  const person = usePerson();
  const mayWork = useMay('work');
  const query = readInboxQuery(searchParams);
  const { value: page, error } = useQuery(endpoints.inbox, { query });
  const { value: counts } = useQuery(endpoints.counts);
  const { value: people = [] } = useQuery(endpoints.people);
  const { send, error: refused } = useSend();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const lines = page?.lines ?? [];

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const step = (by: number) => {
    const next = Math.max(0, Math.min(lines.length - 1, at + by));
    setAt(next);
    list.current?.querySelectorAll<HTMLElement>('.row-link')[next]?.focus();
  };
  const changeMany = async (action: BulkAction, ids = [...chosen]) => {
    await send(endpoints.changeMany, { body: { ids, action } });
    setChosen(new Set());
  };
  const current = lines[at];
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    '/': () => document.getElementById('search')?.focus(),
    ...(current && {
      x: () => toggle(current.id),
      ...(mayWork && {
        a: () => void changeMany({ kind: 'assign', owner: person.id }, [current.id]),
      }),
    }),
  });

  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Inbox</h1>
        <InboxFilters query={query} people={people} />
      </div>
      <nav className="drawers" aria-label="Views">
        {(Object.keys(inboxViews) as InboxView[]).map((view) => (
          <Link
            key={view}
            href={screenPath('inbox', {}, view === 'answer' ? {} : { view })}
            aria-current={query.view === view ? 'page' : undefined}
          >
            {inboxViews[view]} {counts && countOf(counts, view)}
          </Link>
        ))}
      </nav>
      {(error ?? refused) && (
        <p className="field-error" role="alert">
          {error ?? refused}
        </p>
      )}
      {counts && <MailLines {...counts} />}
      {chosen.size > 0 && mayWork && (
        <BulkBar
          lines={lines.filter(({ id }) => chosen.has(id))}
          people={people}
          onAction={changeMany}
          onClear={() => setChosen(new Set())}
        />
      )}
      <ul className="rows" ref={list} aria-busy={page === undefined}>
        {lines.map((line, i) => (
          <InboxRow
            key={line.id}
            line={line}
            owner={people.find(({ id }) => id === line.ownerId)}
            chosen={chosen.has(line.id)}
            onChoose={mayWork ? () => toggle(line.id) : undefined}
            onPoint={() => void loadEnquiry()}
            onFocus={() => {
              setAt(i);
              void loadEnquiry();
            }}
          />
        ))}
      </ul>
      {page && lines.length === 0 && <p className="empty">{emptyWords(query.view)}</p>}
      <div className="pager">
        {query.after && (
          <button type="button" className="quiet" onClick={() => window.history.back()}>
            Back
          </button>
        )}
        {page?.after && (
          <button type="button" className="quiet" onClick={() => turn(page.after!)}>
            Next
          </button>
        )}
      </div>
    </div>
  );

  function turn(after: string): void {
    go(screenPath('inbox', {}, { ...Object.fromEntries(searchParams), after }));
  }
}

function countOf(counts: InboxCounts, view: InboxView) {
  if (view === 'open' || view === 'closed' || view === 'all') return null;
  return counts[view] > 0 ? <span className="count">{counts[view]}</span> : null;
}

function emptyWords(view: InboxView): string {
  if (view === 'answer') return 'Everything is answered.';
  if (view === 'quarantine') return 'Nothing is in quarantine.';
  return 'No enquiries here.';
}
