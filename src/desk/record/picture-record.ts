import { endpoints } from '../../contract/desk/endpoints.ts';
import type { StoredPicture } from '../../contract/desk/endpoints/picture-endpoints.ts';
import { pictureKey } from '../../domain/picture/own-picture.ts';
import { callDesk } from '../call-desk.ts';

/** The record beside the files: it goes public together with what shows it. */
export async function keepPictureRecord(
  { key, facts }: StoredPicture,
  alt = '',
): Promise<string | undefined> {
  const params = { kind: 'picture', key };
  const body = { ...facts, ...(alt && { alt }) };
  const saved = await callDesk(endpoints.saveContent, { params, body: { parent: null, body } });
  if (!saved.ok) return saved.error;
  // The same file was taken in before and has a record already.
  return saved.value.kind === 'conflict' ? describePicture(key, alt) : undefined;
}

/** What is written under the photograph describes it wherever it has no words of its own yet. */
export async function describePicture(key: string, alt: string): Promise<string | undefined> {
  if (!pictureKey.test(key) || alt.trim() === '') return undefined;
  const params = { kind: 'picture', key };
  const found = await callDesk(endpoints.contentRecord, { params });
  if (!found.ok || !found.value.body) return undefined;
  const { body, parent } = found.value;
  const { alt: before = '' } = body as { alt?: string };
  if (before !== '') return undefined;
  const saved = await callDesk(endpoints.saveContent, {
    params,
    body: { parent, body: { ...body, alt }, merge: true },
  });
  return saved.ok ? undefined : saved.error;
}
