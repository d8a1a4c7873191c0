import { href } from '../../../contract/routes.ts';
import type { Editing } from '../../record/editing.ts';

interface ShownPage {
  readonly path: string;
  readonly state: string;
  readonly note: string;
  readonly exists: boolean;
  /** A draft with a fault cannot be shown: what is shown stays. */
  readonly faulty: boolean;
}

/**
 * Which page stands beside the card. A draft with a fault cannot be shown: the page before it stays,
 * and it is said.
 */
export function previewOf(editing: Editing): ShownPage {
  const { before, body, faults, changed, revision, keeping } = editing;
  const faulty = faults.length > 0;
  const slug = (faulty ? before : body)?.['slug'];
  const exists = typeof slug === 'string' && slug !== '' && !(faulty && before === null);
  return {
    path: exists ? href.fabric(slug) : '',
    // Before it is saved the desk cannot show it.
    state: faulty || keeping.state !== 'saved' ? '' : (revision ?? ''),
    note: noteOf(editing, { faulty, exists, changed: changed.length > 0 }),
    exists,
    faulty,
  };
}

function noteOf(
  { faults, before }: Editing,
  { faulty, exists, changed }: { faulty: boolean; exists: boolean; changed: boolean },
): string {
  if (!exists) {
    return faults.length === 1
      ? 'There is no page yet. It appears here when the one fault is mended.'
      : `There is no page yet. It appears here when nothing is missing any more: ${faults.length} things.`;
  }
  if (faults.some(({ field }) => /^(construction|yarns)\b/.test(field))) {
    return 'Shows the last good lapping until the fault is mended.';
  }
  if (faulty) return 'Shows the page before the fault, until it is mended.';
  if (changed || before === null) return 'Not public yet. Tap anything on the page to edit it.';
  return 'This is public. Tap anything on the page to edit it.';
}
