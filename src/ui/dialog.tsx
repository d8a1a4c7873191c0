import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { closeAfterPaint } from './close-dialog.ts';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly closeLabel?: string;
  readonly className?: string;
  /** Open in the served markup, for a response to a browser without script. */
  readonly open?: boolean;
  readonly ref?: Ref<HTMLDialogElement>;
  /** Fires for the button, Escape and `close()` alike. */
  readonly onClose?: () => void;
}

/** Uses the browser's own dialog element, which keeps the focus inside and closes on Escape. */
export function Dialog(props: DialogProps) {
  const { id, title, children, closeLabel = 'Close', className, open, ref, onClose } = props;
  return (
    <dialog
      id={id}
      ref={ref}
      open={open}
      onClose={onClose}
      onCancel={closeAfterPaint}
      className={classNames('dlg', className)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <form method="dialog" className="dlg-close" onSubmit={closeAfterPaint}>
        <button type="submit" aria-label={closeLabel}>
          <CloseIcon />
        </button>
      </form>
    </dialog>
  );
}
