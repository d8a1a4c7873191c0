import { type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';

interface ChatPanelProps {
  readonly id: string;
  readonly side: 'left' | 'right';
  readonly title: string;
  readonly subtitle: string;
  /** A closed panel is only hidden: what was typed stays, and an answer under way still arrives. */
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel a launcher opens: beside the page, never over all of it, closed by Escape. */
export function ChatPanel({ id, side, title, subtitle, open, onClose, children }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const at = document.activeElement;
      // The focus is on the body for a moment when the focused element was removed.
      const ours = at === document.body || panel.current?.contains(at);
      if (event.key === 'Escape' && open && ours) onClose();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [open, onClose]);
  return (
    <section
      ref={panel}
      hidden={!open}
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
