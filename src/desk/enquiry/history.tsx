import type { HistoryEntry } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import { Moment } from '../moment.tsx';

export function History({ history }: { readonly history: readonly HistoryEntry[] }) {
  if (history.length === 0) return null;
  return (
    <section>
      <h2>History</h2>
      <ol className="history lab">
        {history.map((entry) => (
          <li key={entry.seq}>
            <Moment at={entry.at} /> {entry.actor} {entry.verb} {spell(entry.detail)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `new → contacted`, `TQ-2611-0001` */
export function spell(detail: HistoryEntry['detail']): string {
  const { from, to, ...rest } = detail;
  const move = from !== undefined ? `${from} → ${to}` : (to ?? '');
  return [move, ...Object.values(rest)].filter((part) => part !== '' && part !== null).join(', ');
}
