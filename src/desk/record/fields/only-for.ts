import { type ComponentType, memo, type NamedExoticComponent } from 'react';
import { isSame } from '../../../domain/publishing/merge-changes.ts';
import type { Editing } from '../editing.ts';
import { readField } from './fields.ts';
import { clashesOf, faultsOf } from './of-field.ts';

/**
 * Draws a part of a form again only when one of its fields has changed, so that a key typed in one row
 * does not draw the whole card. What the part reads must be among `fields`.
 */
export function onlyFor<Props extends { readonly editing: Editing }>(
  fields: readonly string[],
  part: ComponentType<Props>,
): NamedExoticComponent<Props> {
  return memo(part, (last, next) => {
    const names = new Set([...Object.keys(last), ...Object.keys(next)]);
    names.delete('editing');
    return (
      [...names].every((name) => Object.is(Reflect.get(last, name), Reflect.get(next, name))) &&
      fields.every((field) => isUntouched(last.editing, next.editing, field))
    );
  });
}

function isUntouched(last: Editing, next: Editing, field: string): boolean {
  return (
    last === next ||
    (last.set === next.set &&
      isSame(readField(last.body, field), readField(next.body, field)) &&
      isSame(readField(last.before, field), readField(next.before, field)) &&
      isSame(faultsOf(last, field), faultsOf(next, field)) &&
      isSame(clashesOf(last, field), clashesOf(next, field)))
  );
}
