import { type MouseEvent, useState } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import type { LiveItem, LiveLead } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { Link } from '../../link.tsx';
import { TickMark } from '../../record/fields/marks.tsx';
import { rowName } from '../rows/row-spec.ts';
import { isDone } from './live-words.ts';

/** One thing: a box that ticks itself, and a link to the very field. */
export function LiveLine({ item }: { readonly item: LiveItem }) {
  const { title, why, act, lead, state } = item;
  const [asked, setAsked] = useState(false);
  const done = isDone(item);
  return (
    <li className={done ? 'done' : undefined}>
      <span className="box">{done && <TickMark />}</span>
      <span>
        {title}
        <span className="sr">, {done ? 'done' : 'open'}</span>
      </span>
      {!done && <Act {...{ act, lead, title }} expanded={asked} onAsk={() => setAsked(!asked)} />}
      {state === 'drafted' ? (
        <span className="lab turned">Written, not published yet</span>
      ) : (
        !done && why && <span className="lab">{why}</span>
      )}
      {asked && lead.kind === 'setting' && (
        <div className="setting lab">
          <p>
            Whoever runs the server writes this line into its file <code>.env</code> and starts it
            again:
          </p>
          <p>
            <code>{lead.line}</code>
          </p>
          <p className="mut">{lead.how}</p>
        </div>
      )}
    </li>
  );
}

interface ActProps {
  readonly act: string;
  readonly lead: LiveLead;
  readonly title: string;
  readonly expanded: boolean;
  onAsk(): void;
}

function Act({ act, lead, title, expanded, onAsk }: ActProps) {
  const words = (
    <>
      {act}
      <span className="sr">: {title}</span>
    </>
  );
  if (lead.kind === 'setting') {
    return (
      <button type="button" className="act" aria-expanded={expanded} onClick={onAsk}>
        {words}
      </button>
    );
  }
  if (lead.kind === 'screen') {
    return (
      <Link className="act" href={screenPath(lead.screen)}>
        {words}
      </Link>
    );
  }
  if (lead.kind === 'section') {
    const follow = (event: MouseEvent) => {
      event.preventDefault();
      document.getElementById(lead.section)?.scrollIntoView({ block: 'start' });
      document.getElementById(lead.section)?.querySelector<HTMLElement>('button, a')?.focus();
    };
    return (
      <a className="act" href={`#${lead.section}`} onClick={follow}>
        {words}
      </a>
    );
  }
  return (
    <Link className="act" href={screenPath('mill', {}, { row: rowName(lead.record) })}>
      {words}
    </Link>
  );
}
