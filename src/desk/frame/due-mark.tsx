import { spellDistance, urgencyOf } from '../../domain/desk/urgency.ts';
import { spellFully } from '../spell-time.ts';
import { useNow } from '../use-now.ts';

/** How much time is left to answer; nothing once it was answered. */
export function DueMark({ waits, dueAt }: { readonly waits: boolean; readonly dueAt: number }) {
  const now = useNow();
  const urgency = urgencyOf({ waits, dueAt }, now);
  if (urgency === 'none') return null;
  return (
    <span className={`due due-${urgency}`} title={`Promised for ${spellFully(dueAt)}`}>
      {spellDistance(dueAt, now)}
    </span>
  );
}
