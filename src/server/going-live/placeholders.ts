import type { Mill } from '../../content/mill.ts';
import type { OpenPoint } from './open-point.ts';

/** Every group of the mill's identity that still carries `placeholder: true`. */
export function placeholders(mill: Mill): OpenPoint[] {
  return Object.entries(mill).flatMap(([name, group]: [string, unknown]) =>
    Array.isArray(group)
      ? group.flatMap((item: unknown, index) => pointOf(`${name}.${index}`, item))
      : pointOf(name, group),
  );
}

function pointOf(field: string, group: unknown): OpenPoint[] {
  if (!isMarked(group)) return [];
  const what = group.name ?? field;
  return [
    {
      kind: 'placeholder',
      text: `${what} is a demonstration value: replace it and remove the mark`,
      place: { record: 'mill', key: 'site', field },
    },
  ];
}

function isMarked(group: unknown): group is { readonly name?: string } {
  return typeof group === 'object' && group !== null && Reflect.get(group, 'placeholder') === true;
}
