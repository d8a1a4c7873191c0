import { useEffect, useRef, useState } from 'react';
import { previewPath } from '../../contract/desk/desk-paths.ts';

interface ArticlePreviewProps {
  /** `/blog/fibres` */
  readonly page: string;
  /** Another one: the desk has something new to show. */
  readonly version: string | null;
  readonly hasFaults: boolean;
  /** On a phone the preview covers the form. */
  readonly onClose?: () => void;
}

/** The real page with all drafts in it, read again after each save at the place where it was. */
export function ArticlePreview({ page, version, hasFaults, onClose }: ArticlePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [narrow, setNarrow] = useState(false);
  const [shown, setShown] = useState(version);
  const address = `${previewPath}${page}`;
  useEffect(() => {
    if (shown === version) return undefined;
    // Whoever types saves often: the page is printed for the last of several saves.
    const timer = setTimeout(() => setShown(version), 400);
    return () => clearTimeout(timer);
  }, [shown, version]);
  useEffect(() => {
    const inner = frame.current?.contentWindow;
    if (!inner) return;
    const { scrollY } = inner;
    const restore = () => frame.current?.contentWindow?.scrollTo(0, scrollY);
    frame.current?.addEventListener('load', restore, { once: true });
    inner.location.replace(address);
  }, [address, shown]);
  return (
    <aside className="article-preview" aria-label="The page">
      <div className="preview-head">
        <div className="seg" role="group" aria-label="Width of the page">
          <button type="button" aria-pressed={!narrow} onClick={() => setNarrow(false)}>
            Wide
          </button>
          <button type="button" aria-pressed={narrow} onClick={() => setNarrow(true)}>
            Phone
          </button>
        </div>
        <span className="lab mut">{page}</span>
        {onClose && (
          <button type="button" className="quiet" onClick={onClose}>
            Back to the text
          </button>
        )}
      </div>
      {hasFaults && (
        <p className="lab preview-note">
          The page shows the last state without faults. Put the faults right to see the newest.
        </p>
      )}
      <iframe
        ref={frame}
        className={narrow ? 'narrow' : undefined}
        src={address}
        title={`Preview of ${page}`}
        sandbox="allow-same-origin allow-scripts"
      />
    </aside>
  );
}
