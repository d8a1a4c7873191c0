import { useEffect, useRef, useState } from 'react';
import { previewPath } from '../../contract/desk/desk-paths.ts';
import { usePageFrames } from '../fabrics/card/use-page-frames.ts';
import type { Editing } from '../record/editing.ts';

interface ArticlePreviewProps {
  readonly editing: Editing;
  /** `/blog/fibres` */
  readonly page: string;
  /** Where the preview covers the form. */
  readonly onClose?: () => void;
}

/** The real page with all drafts in it, read again after each save at the place where it was. */
export function ArticlePreview({ editing, page, onClose }: ArticlePreviewProps) {
  const [narrow, setNarrow] = useState(false);
  const { faults, before, revision, keeping } = editing;
  const faulty = faults.length > 0;
  const exists = !(faulty && before === null);
  const state = faulty || keeping.state !== 'saved' ? '' : (revision ?? 'public');
  const { frames, shown, onLoad } = usePageFrames(exists ? previewPath + page : '', state);
  return (
    <aside className="article-preview" aria-label="The page">
      <div className="preview-head">
        <b className="lab">As readers will see it</b>
        <div className="seg" role="group" aria-label="Width of the page">
          <button type="button" aria-pressed={narrow} onClick={() => setNarrow(true)}>
            Phone
          </button>
          <button type="button" aria-pressed={!narrow} onClick={() => setNarrow(false)}>
            Desktop
          </button>
        </div>
        {onClose && (
          <button type="button" className="quiet" onClick={onClose}>
            Back to the text
          </button>
        )}
      </div>
      <div className={narrow ? 'preview-page narrow' : 'preview-page'}>
        {frames.map((frame) => (
          <iframe
            key={frame.id}
            src={frame.address}
            // The page is the desk's own, with its scripts; what is left out keeps it from leading the
            // whole desk elsewhere.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-same-origin allow-scripts"
            title="The page with your changes"
            className={frame.id === shown ? undefined : 'next'}
            aria-hidden={frame.id === shown ? undefined : true}
            tabIndex={frame.id === shown ? undefined : -1}
            onLoad={({ currentTarget }) => onLoad(frame.id, currentTarget)}
          />
        ))}
      </div>
      <p className="lab mut preview-note">{noteOf(editing)}</p>
    </aside>
  );
}

/** On a phone: nothing behind it is read out or reached. */
export function PreviewOver({ onClose, ...shown }: ArticlePreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="article-over" ref={dialog} aria-label="Preview" onClose={onClose}>
      <ArticlePreview {...shown} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

function noteOf({ faults, before, changed }: Editing): string {
  if (faults.length > 0 && before === null) {
    return faults.length === 1
      ? 'There is no page yet. It appears when the one thing that is missing is written.'
      : `There is no page yet. It appears when nothing is missing any more: ${faults.length} things.`;
  }
  if (faults.length > 0)
    return 'Shows the page without the last changes until the mistake is corrected.';
  if (before === null) return 'Readers do not see this page yet.';
  return changed.length > 0 ? 'Your changes are not public yet.' : 'Readers see this page.';
}
