import { useEffect } from 'react';
import type { EnquiryDetail } from '../../contract/desk/enquiry.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { send } from '../api.ts';
import { tellSoon } from '../changes.ts';
import { DueMark } from '../frame/due-mark.tsx';
import { InboxRow } from '../inbox/inbox-row.tsx';
import { Link } from '../link.tsx';
import { go } from '../location.ts';
import { useMay } from '../person-context.ts';
import { spellFully } from '../spell-time.ts';
import { useAsked } from '../use-asked.ts';
import { useKeys } from '../use-keys.ts';
import { AsideActions } from './aside-actions.tsx';
import { Asked } from './asked.tsx';
import { History } from './history.tsx';
import { Mails } from './mails.tsx';
import { Notes } from './notes.tsx';
import { Offers } from './offers.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SampleBlock } from './sample-block.tsx';

/** One enquiry: its story on the left, what to do next on the right. */
export function Enquiry({ id }: { readonly id: string }) {
  const { value: detail, error } = useAsked<EnquiryDetail>(`/enquiries/${id}`);
  const mayWork = useMay('work');
  const unread = detail?.line.unread ?? false;
  useEffect(() => {
    if (unread && mayWork) void send(`/enquiries/${id}/open`).then(tellSoon);
  }, [unread, mayWork, id]);
  const waiting = detail?.mails.some(({ state }) => state === 'waiting') ?? false;
  useEffect(() => {
    // A mail that leaves the house changes nothing that the stream would tell.
    if (!waiting) return;
    const timer = setInterval(tellSoon, 3000);
    return () => clearInterval(timer);
  }, [waiting]);
  useKeys({
    u: () => go('/desk'),
    r: () => document.getElementById('body')?.focus(),
    n: () => document.getElementById('note')?.focus(),
  });

  if (!detail) {
    return (
      <div className="sheet" aria-busy={!error}>
        {error && <p className="field-error">{error}</p>}
      </div>
    );
  }
  const { line } = detail;
  return (
    <div className="sheet">
      <p className="crumb-line lab">
        <Link href="/desk">Inbox</Link> / {enquiryKinds[line.kind].label} {line.reference}
      </p>
      <div className="sheet-head">
        <h1>
          <bdi>{line.name || 'No name'}</bdi>
          {line.company && <bdi className="mut h1-more"> {line.company}</bdi>}
        </h1>
        <DueMark status={line.status} dueAt={line.dueAt} />
      </div>
      <p className="mut">Asked {spellFully(line.createdAt)}</p>
      <div className="two">
        <div className="story">
          <Asked detail={detail} />
          {mayWork && <ReplyForm detail={detail} />}
          <Notes id={id} notes={detail.notes} mayWork={mayWork} />
          <Mails mails={detail.mails} replies={detail.replies} />
          {detail.samePerson.length > 0 && (
            <section>
              <h2>From the same person</h2>
              <ul className="rows">
                {detail.samePerson.map((other) => (
                  <InboxRow key={other.id} line={other} />
                ))}
              </ul>
            </section>
          )}
          <History history={detail.history} />
        </div>
        <aside className="acts-side" aria-label="What to do">
          <AsideActions detail={detail} mayWork={mayWork} />
          <SampleBlock detail={detail} mayWork={mayWork} />
          <Offers detail={detail} mayWork={mayWork} />
        </aside>
      </div>
    </div>
  );
}
