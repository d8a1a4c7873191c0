import { type ReactNode, useEffect, useRef } from 'react';

interface TalkLogProps {
  readonly children: ReactNode;
  /** While an answer is being written a screen reader waits for its end. */
  readonly busy: boolean;
}

/** The messages so far; always showing the last one. */
export function TalkLog({ children, busy }: TalkLogProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = log.current;
    // A greeting alone is read from its beginning.
    if (box && box.childElementCount > 1) box.scrollTop = box.scrollHeight;
  });
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
