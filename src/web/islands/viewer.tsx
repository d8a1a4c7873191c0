import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { stepAround } from '../../domain/catalogue/neighbours.ts';
import { ArrowIcon, CloseIcon } from '../../ui/icons.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { closeAfterPaint, closeDialog } from '../../ui/close-dialog.ts';
import { gatherGallery, type OpenGallery } from '../viewer/gather-gallery.ts';
import { preloadNeighbours } from '../viewer/preload-neighbours.ts';
import { useMagnifier } from '../viewer/use-magnifier.ts';
import { zoomLimits } from '../viewer/zoom-and-pan.ts';
import { ViewerPicture } from '../viewer/viewer-picture.tsx';

/** The picture viewer over the page, opened by any element with `data-viewer`, including later ones. */
export default function Viewer() {
  const [gallery, setGallery] = useState<OpenGallery>();
  const opener = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const target = (event.target as Element).closest<HTMLElement>('[data-viewer]');
      if (!target || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const found = gatherGallery(target);
      if (!found || isSelecting(target)) return;
      event.preventDefault();
      opener.current = found.opener;
      afterPaint(() => setGallery(found));
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  function close() {
    afterPaint(() => {
      setGallery(undefined);
      opener.current?.focus({ preventScroll: true });
    });
  }

  return gallery && <ViewerDialog gallery={gallery} onMove={setGallery} onClose={close} />;
}

/** The words of a card open the viewer too, but not while somebody marks them to copy them. */
function isSelecting(target: HTMLElement): boolean {
  return target.localName !== 'a' && getSelection()?.isCollapsed === false;
}

interface ViewerDialogProps {
  readonly gallery: OpenGallery;
  readonly onMove: (gallery: OpenGallery) => void;
  readonly onClose: () => void;
}

function ViewerDialog({ gallery, onMove, onClose }: ViewerDialogProps) {
  const { items, index } = gallery;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const magnifier = useMagnifier(stage, gallery);
  const { zoom } = magnifier;
  const several = items.length > 1;
  const move = (steps: number) =>
    onMove({ ...gallery, index: stepAround(index, items.length, steps) });

  useEffect(() => {
    const page = document.documentElement;
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
    page.dataset['viewerOpen'] = '';
    dialog.current!.showModal();
    return () => {
      delete page.dataset['viewerOpen'];
    };
  }, []);
  const [first] = useState(gallery);
  const urgency = gallery === first ? 'normal' : 'priority';
  useEffect(
    () => afterPaint(() => void preloadNeighbours(items, index, urgency)),
    [items, index, urgency],
  );

  function press(event: KeyboardEvent) {
    const act = { ArrowLeft: () => move(-1), ArrowRight: () => move(1) }[event.key];
    if (!act || !several) return;
    event.preventDefault();
    act();
  }

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label="Picture viewer"
      onClose={onClose}
      onCancel={closeAfterPaint}
      onKeyDown={press}
    >
      <div className="viewer-bar">
        {several && (
          <p className="viewer-count" aria-live="polite">{`${index + 1} / ${items.length}`}</p>
        )}
        <div className="viewer-zoom" role="group" aria-label="Zoom">
          <button
            type="button"
            aria-label="Zoom out"
            aria-disabled={zoom <= zoomLimits.least}
            onClick={magnifier.zoomOut}
          >
            <ZoomIcon />
          </button>
          <output aria-label="Zoom level">{`${Math.round(zoom * 100)}%`}</output>
          <button
            type="button"
            aria-label="Zoom in"
            aria-disabled={zoom >= zoomLimits.most}
            onClick={magnifier.zoomIn}
          >
            <ZoomIcon larger />
          </button>
          <button type="button" className="viewer-reset" onClick={magnifier.reset}>
            Reset
          </button>
        </div>
        <button
          type="button"
          className="viewer-close"
          aria-label="Close"
          autoFocus
          onClick={() => closeDialog(dialog.current)}
        >
          <CloseIcon />
        </button>
      </div>
      <div
        ref={stage}
        className={zoom > 1 ? 'viewer-stage viewer-stage-large' : 'viewer-stage'}
        {...magnifier.pointerHandlers}
      >
        <ViewerPicture
          key={items[index]!.src}
          item={items[index]!}
          transform={magnifier.transform}
        />
      </div>
      {several && (
        <>
          <button
            type="button"
            className="viewer-previous"
            aria-label="Previous picture"
            onClick={() => move(-1)}
          >
            <ArrowIcon to="left" />
          </button>
          <button
            type="button"
            className="viewer-next"
            aria-label="Next picture"
            onClick={() => move(1)}
          >
            <ArrowIcon />
          </button>
        </>
      )}
      <p className="viewer-hint">Scroll to zoom, Drag to pan, ESC to close</p>
    </dialog>
  );
}

function ZoomIcon({ larger = false }: { readonly larger?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden>
      <path d={larger ? 'M3 12h18M12 3v18' : 'M3 12h18'} strokeWidth="1.6" />
    </svg>
  );
}
