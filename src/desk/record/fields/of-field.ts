import type { BodyFault } from '../../../domain/publishing/plain-body.ts';
import type { Editing, OpenClash } from '../editing.ts';
import { overlaps } from './fields.ts';

export function hasChanged(editing: Pick<Editing, 'changed'>, field: string): boolean {
  return editing.changed.some((name) => overlaps(name, field));
}

export function faultsOf(editing: Pick<Editing, 'faults'>, field: string): BodyFault[] {
  return editing.faults.filter((fault) => fault.field !== '' && overlaps(fault.field, field));
}

export function clashesOf(editing: Pick<Editing, 'clashes'>, field: string): OpenClash[] {
  return editing.clashes.filter((clash) => clash.field !== '' && overlaps(clash.field, field));
}
