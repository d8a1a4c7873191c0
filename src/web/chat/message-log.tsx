import { type ReactNode, useEffect, useRef } from 'react';

interface MessageLogProps {
  readonly children: ReactNode;
  /** While an answer is arriving, a screen reader waits for its end. */
  readonly busy: boolean;
}

/** The messages so far; always showing the last one. */
export function MessageLog({ children, busy }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => showEnd(log.current));
  useEffect(() => {
    // A face that comes late makes the messages longer.
    const show = () => showEnd(log.current);
    document.fonts.addEventListener('loadingdone', show);
    return () => document.fonts.removeEventListener('loadingdone', show);
  }, []);
  return (
    <div
      ref={log}
      className="talk-log"
      role="log"
      aria-label="Conversation"
      aria-busy={busy}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

function showEnd(box: HTMLElement | null): void {
  // A greeting alone is shown from its beginning.
  if (box && box.childElementCount > 1) box.scrollTop = box.scrollHeight;
}
