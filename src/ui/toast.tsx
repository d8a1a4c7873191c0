import { CloseIcon } from './icons.tsx';

interface ToastProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly variant?: 'default' | 'destructive';
  readonly onDismiss?: () => void;
}

/** One notice at the foot of the screen; a fault interrupts a screen reader, other news waits. */
export function Toast({ title, text, variant = 'default', onDismiss }: ToastProps) {
  const fault = variant === 'destructive';
  return (
    <div className={fault ? 'toast toast-fault' : 'toast'} role={fault ? 'alert' : 'status'}>
      <p className="toast-title">{title}</p>
      {text && <p>{text}</p>}
      {onDismiss && (
        <button type="button" aria-label="Dismiss" onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
