import { clothLabels } from './field-labels/cloth-labels.ts';
import { commonLabels } from './field-labels/common-labels.ts';
import type { LabelsByKind } from './field-labels/labels-by-kind.ts';
import { millLabels } from './field-labels/mill-labels.ts';
import { pageLabels } from './field-labels/page-labels.ts';

/**
 * What a person calls a field, for every form, history and message of the desk. By kind and path
 * (`home hero.title`), else by the name alone; places in lists are left out of a path.
 */
export function fieldLabel(kind: string, path: string): string {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  const own = byKind[kind] ?? {};
  for (let from = 0; from < names.length; from += 1) {
    const known = own[names.slice(from).join('.')];
    if (known) return known;
  }
  const last = names.at(-1) ?? '';
  return commonLabels[last] ?? humanise(last);
}

/** Decided by the pages or made by the form itself: nobody writes these. */
export function isFixedField(kind: string, name: string): boolean {
  if (kind === 'contact' || kind === 'samples') return fixed.has(name) && name !== 'placeholder';
  if (kind === 'pageTitle' || kind === 'categoryTitle') return name === 'scene';
  if (kind === 'privacy' && name === 'id') return true;
  // The tab of a collection counts those that are shown.
  if (kind === 'category' && name === 'figure') return true;
  return fixed.has(name);
}

const fixed: ReadonlySet<string> = new Set([
  'id',
  'position',
  'placeholder',
  'scene',
  'picture',
  'second',
  'band',
  'landingSlug',
  'categoryId',
  'folio',
  'notation',
  'structure',
  'tel',
  'base',
  'schema',
  'month',
  'sample',
  'pages',
  'proofFile',
  'withheld',
  'dye',
  'file',
]);

/** `swatchPack` → `Swatch pack`, `polyester-cotton-knits` → `Polyester cotton knits` */
function humanise(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, letter: string) =>
      [before, letter.toLowerCase()].join(' '),
    )
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const byKind: LabelsByKind = { ...millLabels, ...pageLabels, ...clothLabels };
