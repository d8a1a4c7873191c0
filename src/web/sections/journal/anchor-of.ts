import type { ReactNode } from 'react';

/** `The three side by side` → `the-three-side-by-side`: the address of a section within its page. */
export function anchorOf(heading: ReactNode): string {
  return headingText(heading)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function headingText(heading: ReactNode): string {
  if (typeof heading === 'string' || typeof heading === 'number') return String(heading);
  if (Array.isArray(heading)) return heading.map(headingText).join('');
  if (heading && typeof heading === 'object' && 'props' in heading) {
    return headingText((heading.props as { readonly children?: ReactNode }).children);
  }
  return '';
}
