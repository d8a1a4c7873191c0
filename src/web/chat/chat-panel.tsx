import { type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';

interface ChatPanelProps {
  readonly id: string;
  readonly side: 'left' | 'right';
  readonly title: string;
  readonly subtitle: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The slip a launcher opens: beside the page, never over all of it, closed by Escape. */
export function ChatPanel({ id, side, title, subtitle, onClose, children }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <section
      ref={panel}
      className={`talk talk-${side}`}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-subtitle`}
    >
      <header className="talk-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-subtitle`}>{subtitle}</p>
        <button type="button" aria-label="Close chat" onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {children}
    </section>
  );
}
