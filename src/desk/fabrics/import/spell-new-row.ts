import type { FibreShare, GsmRecord } from '../../../domain/fabric/fabric.ts';
import { gsmText } from '../../../domain/fabric/facts.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { spellShares } from './cells/read-composition.ts';

/** `140 GSM, 60 in, 60 % cotton, 40 % nylon, Locknit, 12 shades`: what a new fabric brings along. */
export function spellNewRow(body: RecordBody): string {
  const { gsm, width, fibres, composition, construction, shades } = body;
  const parts = [
    gsm && gsmText(gsm as GsmRecord),
    width === 'custom' ? 'custom width' : width && `${String(width)} in`,
    fibres ? spellShares(fibres as FibreShare[]) : composition,
    (construction as { readonly name?: string } | undefined)?.name,
    Array.isArray(shades) && `${shades.length} ${shades.length === 1 ? 'shade' : 'shades'}`,
  ];
  return parts.filter(Boolean).map(String).join(', ') || 'A number and a name; the rest can wait.';
}
