import type { SaveAnswer } from '../../../contract/desk/publishing-answers.ts';
import { newerRelease } from '../../publishing/apply-revisions.ts';
import type { SaveResult } from '../../publishing/records/save-record.ts';
import { Refusal } from '../endpoint-handler.ts';

/** A conflict is an answer: what was typed is stored, and the form shows both. */
export function toSaveAnswer(result: SaveResult): SaveAnswer | Refusal {
  if (result.kind === 'unknown-record') return new Refusal('record-gone');
  if (result.kind !== 'refused') return result;
  const [first] = result.faults;
  if (first === newerRelease) return new Refusal('newer-release');
  const fields: Record<string, string> = {};
  for (const { field, message } of result.faults) fields[field] ??= message;
  return new Refusal('invalid', { fields, ...(first && { error: first.message }) });
}
