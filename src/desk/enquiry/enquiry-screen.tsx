import { lazy, Suspense, useEffect } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import { DueMark } from '../frame/due-mark.tsx';
import { Link } from '../link.tsx';
import { go } from '../location.ts';
import { useMay } from '../person-context.ts';
import { spellFully } from '../spell-time.ts';
import { useQuery } from '../use-query.ts';
import { useKeys } from '../use-keys.ts';
import { AsideActions } from './aside-actions.tsx';
import { EnquiryQuotes } from './enquiry-quotes.tsx';
import { EnquirySamples } from './enquiry-samples.tsx';
import { History } from './history.tsx';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { RequestDetails } from './request-details.tsx';
import { SamePerson } from './same-person.tsx';
import { Thread } from './thread.tsx';

const EnquiryRoom = lazy(() => import('./room/enquiry-room.tsx'));

/** One enquiry: what has happened on the left, what to do next on the right. */
export default function EnquiryScreen({ id }: { readonly id: string }) {
  const { value: detail, error } = useQuery(endpoints.enquiry, { params: { id } });
  const mayWork = useMay('work');
  const unread = detail?.line.unread ?? false;
  useEffect(() => {
    if (unread && mayWork)
      void callDesk(endpoints.openEnquiry, { params: { id } }).then(notifySoon);
  }, [unread, mayWork, id]);
  const waiting = detail?.mails.some(({ state }) => state === 'waiting') ?? false;
  useEffect(() => {
    // The stream does not report that a mail was sent.
    if (!waiting) return;
    const timer = setInterval(notifySoon, 3000);
    return () => clearInterval(timer);
  }, [waiting]);
  useKeys({
    u: () => go(screenPath('inbox')),
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
  // A word that waits for an answer comes before everything that was known.
  const isAsked = line.waits && detail.thread.some(({ direction }) => direction === 'in');
  return (
    <div className="sheet">
      <p className="crumb-line lab">
        <Link href={screenPath('inbox')}>Inbox</Link> / {enquiryKinds[line.kind].label}{' '}
        {line.reference}
      </p>
      <div className="sheet-head">
        <h1>
          <bdi>{line.name || 'No name'}</bdi>
          {line.company && <bdi className="mut h1-more"> {line.company}</bdi>}
        </h1>
        <DueMark waits={line.waits} dueAt={line.dueAt} />
      </div>
      <p className="mut">Received {spellFully(line.createdAt)}</p>
      <div className="two">
        <div className="story">
          {isAsked && <Thread detail={detail} mayWork={mayWork} />}
          {!isAsked && <RequestDetails detail={detail} />}
          {mayWork && <ReplyForm detail={detail} />}
          {mayWork && <NoteForm id={id} />}
          {isAsked && <RequestDetails detail={detail} />}
          {!isAsked && <Thread detail={detail} mayWork={mayWork} />}
          <SamePerson detail={detail} mayWork={mayWork} />
          <History history={detail.history} />
        </div>
        <aside className="acts-side" aria-label="What to do">
          <AsideActions detail={detail} mayWork={mayWork} />
          <EnquirySamples detail={detail} mayWork={mayWork} />
          <EnquiryQuotes detail={detail} mayWork={mayWork} />
          <Suspense fallback={null}>
            <EnquiryRoom detail={detail} mayWork={mayWork} />
          </Suspense>
        </aside>
      </div>
    </div>
  );
}
