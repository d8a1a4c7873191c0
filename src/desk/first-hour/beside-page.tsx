import type { ReactNode } from 'react';
import type { Editing } from '../record/editing.ts';
import { PreviewPane } from '../fabrics/card/preview-pane.tsx';

interface BesidePageProps {
  readonly editing: Editing;
  /** Of the page that is shown. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A few fields with the real page beside them. */
export function BesidePage({ editing, path, children }: BesidePageProps) {
  const { faults, keeping, revision } = editing;
  const faulty = faults.length > 0;
  return (
    <div className="hour-split">
      <div className="hour-form">{children}</div>
      <aside className="hour-page" aria-label="The page">
        <PreviewPane
          path={path}
          state={faulty || keeping.state !== 'saved' ? '' : (revision ?? '')}
          note={
            faulty
              ? 'Shows the page as it was, until the field in red is corrected.'
              : 'Your site with what you have typed.'
          }
          exists
          faulty={faulty}
        />
      </aside>
    </div>
  );
}
