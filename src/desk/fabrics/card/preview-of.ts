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

const press = 'Press any text on it to edit that text.';

function noteOf(
  { faults, before }: Editing,
  { faulty, exists, changed }: { faulty: boolean; exists: boolean; changed: boolean },
): string {
  if (!exists) {
    return faults.length === 1
      ? 'There is no page yet. It appears here when the one mistake is corrected.'
      : `There is no page yet. It appears here when nothing is missing any more: ${faults.length} things.`;
  }
  if (faults.some(({ field }) => /^(construction|yarns)\b/.test(field))) {
    return 'Shows the last good lapping until the mistake is corrected.';
  }
  if (faulty) return 'Shows the page without the last changes until the mistake is corrected.';
  if (before === null) return `Buyers do not see this page yet. ${press}`;
  if (changed) return `Your changes are not public yet. ${press}`;
  return `Buyers see this page. ${press}`;
}
