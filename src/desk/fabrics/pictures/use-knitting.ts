import { useCallback, useEffect, useRef, useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { type KnitProgress, unfinished } from '../../../domain/picture/knit-job.ts';
import { callDesk } from '../../call-desk.ts';
import { notifySoon } from '../../changes.ts';
import type { Editing } from '../../record/editing.ts';

const askEveryMs = 1000;

/** The pictures that the loom is knitting of a fabric, as far as they are. */
export function useKnitting(
  editing: Pick<Editing, 'key' | 'saveNow'>,
  /** As the list of pictures had it last. */
  known: KnitProgress | undefined,
) {
  const { key } = editing;
  const params = { fabric: key };
  const [latest, setLatest] = useState<KnitProgress>();
  const [error, setError] = useState('');
  const [isAsking, setAsking] = useState(false);
  const made = useRef(0);
  const progress = latest ?? known;
  const isKnitting = progress !== undefined && unfinished.includes(progress.state);

  const show = useCallback((next: KnitProgress) => {
    // Each picture that is whole is in the draft at once.
    if (next.made !== made.current || !unfinished.includes(next.state)) notifySoon();
    made.current = next.made;
    setLatest(next);
  }, []);

  useEffect(() => {
    if (!isKnitting) return undefined;
    let isOver = false;
    const look = async () => {
      const answer = await callDesk(endpoints.knitting, { params: { fabric: key } });
      if (!isOver && answer.ok) show(answer.value);
    };
    const timer = setInterval(() => void look(), askEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [key, isKnitting, show]);

  return {
    progress,
    isKnitting,
    error,
    isAsking,
    async start() {
      setAsking(true);
      setError('');
      // The loom knits what the desk has.
      const saved = await editing.saveNow();
      const answer = saved ? await callDesk(endpoints.startKnitting, { params }) : undefined;
      setAsking(false);
      if (!answer) return setError('The last change is not saved yet. Please try again.');
      if (!answer.ok) return setError(answer.error);
      show(answer.value);
    },
    async stop() {
      const answer = await callDesk(endpoints.cancelKnitting, { params });
      if (!answer.ok) setError(answer.error);
      const now = await callDesk(endpoints.knitting, { params });
      if (now.ok) show(now.value);
    },
  };
}
