import { CloseIcon } from './icons.tsx';

interface ToastProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly variant?: 'default' | 'destructive';
  readonly onClose?: () => void;
}

/** One notice at the bottom of the screen; an error interrupts a screen reader, other notices wait. */
export function Toast({ title, text, variant = 'default', onClose }: ToastProps) {
  const fault = variant === 'destructive';
  return (
    <div className={fault ? 'toast toast-fault' : 'toast'} role={fault ? 'alert' : 'status'}>
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
