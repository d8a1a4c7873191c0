import { lustres, yarnMakes } from '../../../domain/fabric/fabric.ts';
import { isFixedField } from '../../../domain/publishing/field-labels.ts';

/** What a form needs to know of a value to let a person write it. */
export type FormNode =
  | { readonly type: 'text'; readonly long: boolean; readonly link: boolean }
  | { readonly type: 'number' }
  | { readonly type: 'yes' }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'group'; readonly fields: readonly FormField[] }
  | {
      readonly type: 'list';
      readonly item: FormNode;
      /** What a new entry begins with; nothing where the page draws each entry by its name. */
      readonly blank?: unknown;
    };

export interface FormField {
  readonly name: string;
  readonly node: FormNode;
  /** Some entries of a list do without it. */
  readonly optional: boolean;
}

/**
 * The form of a value follows from examples of it, as its schema does: the same fields, each of the
 * same type. A field that only some entries of a list have is optional.
 */
export function formOf(kind: string, name: string, examples: readonly unknown[]): FormNode {
  const known = examples.filter((one) => one !== undefined);
  if (known.every((one) => typeof one === 'number') && known.length > 0) return { type: 'number' };
  if (known.every((one) => typeof one === 'boolean') && known.length > 0) return { type: 'yes' };
  if (known.some(Array.isArray)) return listOf(kind, name, known);
  if (known.some(isGroup)) return groupOf(kind, known.filter(isGroup));
  const choices = choicesOf[`${kind} ${name}`];
  if (choices) return { type: 'choice', choices };
  return {
    type: 'text',
    long: known.some((one) => String(one).length > 72 || String(one).includes('\n')),
    link: name === 'to' || name === 'href',
  };
}

function listOf(kind: string, name: string, lists: readonly unknown[]): FormNode {
  const items: readonly unknown[] = lists.filter(Array.isArray).flat();
  const item = formOf(kind, name, items);
  const isNamed = items.some((one) => isGroup(one) && 'id' in one);
  if (!isNamed) return { type: 'list', item, blank: blankOf(item) };
  if (kind !== 'privacy') return { type: 'list', item };
  return { type: 'list', item, blank: { ...(blankOf(item) as object), id: '' } };
}

function groupOf(kind: string, groups: readonly Readonly<Record<string, unknown>>[]): FormNode {
  const names = [...new Set(groups.flatMap((group) => Object.keys(group)))];
  const fields = names
    .filter((name) => !isFixedField(kind, name))
    .map((name) => ({
      name,
      node: formOf(
        kind,
        name,
        groups.map((group) => group[name]),
      ),
      optional: groups.some((group) => group[name] === undefined),
    }));
  return { type: 'group', fields };
}

/** What a new entry of a list begins with. */
export function blankOf(node: FormNode): unknown {
  switch (node.type) {
    case 'number':
      return 0;
    case 'yes':
      return false;
    case 'choice':
      return node.choices[0];
    case 'list':
      return [];
    case 'group': {
      const needed = node.fields.filter(({ optional }) => !optional);
      return Object.fromEntries(needed.map(({ name, node: inside }) => [name, blankOf(inside)]));
    }
    default:
      return '';
  }
}

const choicesOf: Readonly<Record<string, readonly string[]>> = {
  'navigation priority': ['high', 'medium', 'low'],
  'yarn make': yarnMakes,
  'yarn lustre': lustres,
};

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
