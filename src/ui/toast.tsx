import { CloseIcon } from './icons.tsx';

/** News that is good or plain, and trouble that the visitor may or must do something about. */
export type ToastType = 'success' | 'info' | 'warning' | 'error';

interface ToastProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly type: ToastType;
  readonly onClose?: () => void;
}

/** One notice at the bottom of the screen; trouble interrupts a screen reader, news waits. */
export function Toast({ title, text, type, onClose }: ToastProps) {
  const isTrouble = type === 'warning' || type === 'error';
  return (
    <div className={`toast toast-${type}`} role={isTrouble ? 'alert' : 'status'}>
      <p className="toast-title">{title}</p>
      {text && <p>{text}</p>}
      {onClose && (
        <button type="button" aria-label="Close notice" onClick={onClose}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
