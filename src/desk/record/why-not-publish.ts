import { deskRefusals } from '../../contract/desk/desk-refusals.ts';
import type { Editing } from './editing.ts';

interface Situation {
  readonly mayPublish: boolean;
  /** Other records go with it, which may have changed although this one has not. */
  readonly together: boolean;
}

/** The sentence for whoever presses Publish and cannot; undefined: it can be published. */
export function whyNotPublish(
  editing: Pick<Editing, 'keeping' | 'faults' | 'clashes' | 'changed' | 'absent' | 'before'>,
  { mayPublish, together }: Situation,
): string | undefined {
  const { keeping, faults, clashes, changed, absent, before } = editing;
  if (!mayPublish) return deskRefusals['publishers-only'];
  if (keeping.state === 'offline') return 'No internet. Publishing waits until it is back.';
  if (keeping.state === 'refused') return 'The last change is not saved. Please try again first.';
  if (clashes.length === 1) return 'Please choose first which of the two texts stands.';
  if (clashes.length > 1) return 'Please choose first which of the two texts stands, in each row.';
  if (faults.length === 1) return 'Please correct the mistake first.';
  if (faults.length > 1) return `Please correct the ${faults.length} mistakes first.`;
  const takesOut = absent && before !== null;
  if (changed.length === 0 && !takesOut && !together) return 'Nothing has changed.';
  if (absent && before === null && keeping.state === 'saved') return 'Nothing is written yet.';
  return undefined;
}
