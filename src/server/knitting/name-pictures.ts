import type { KnittedPicture, KnittedPictures } from '../../domain/picture/knit-job.ts';
import type { PlannedPicture } from '../../domain/picture/knitting.ts';
import type { PictureFacts } from '../../domain/picture/picture.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { Store } from '../db/store.ts';
import { type Author, readDraft } from '../publishing/revisions.ts';
import { saveRecord } from '../publishing/records/save-record.ts';
import { findKnitted } from './ask-for-pictures.ts';

/** What has been knitted so far of what is planned, in gallery order. */
export async function collectKnitted(
  db: Store['db'],
  planned: readonly PlannedPicture[],
): Promise<KnittedPictures> {
  const kept = await findKnitted(
    db,
    planned.map(({ recipe }) => recipe),
  );
  const pictures = planned.flatMap(({ recipe, scene, alt }): KnittedPicture[] => {
    const found = kept.get(recipe);
    if (!found) return [];
    return [{ picture: found.media, scene, alt, ...(JSON.parse(found.facts) as PictureFacts) }];
  });
  const strip = pictures.find(({ scene }) => scene === 'strip');
  return {
    gallery: pictures.filter((picture) => picture !== strip),
    ...(strip && { strip }),
  };
}

/**
 * Writes into the record of the fabric's pictures which ones it has. It is a draft like any other:
 * somebody looks at it and publishes it with the fabric.
 */
export async function namePictures(
  store: Store,
  fabric: string,
  pictures: KnittedPictures,
  { author, at }: { readonly author: Author; readonly at: number },
): Promise<void> {
  if (pictures.gallery.length === 0) return;
  const name = { kind: 'knitted', key: fabric } as const;
  // Somebody may write a description at the same moment; theirs is laid under the pictures then.
  for (let tries = 0; tries < 5; tries += 1) {
    const before = await readDraft(store.db, name);
    const body = withWrittenWords(pictures, before?.body as KnittedPictures | null | undefined);
    if (JSON.stringify(before?.body) === JSON.stringify(body)) return;
    const parent = before?.id ?? null;
    const saved = await saveRecord(store, {
      ...name,
      parent,
      body: body as unknown as RecordBody,
      author,
      at,
      note: 'Knitted',
    });
    if (saved.kind === 'saved' || saved.kind === 'unchanged') return;
    if (saved.kind !== 'conflict') break;
  }
  throw new Error(`The pictures of ${fabric} could not be written down.`);
}

/** A description that somebody has written for a picture that stays is kept. */
function withWrittenWords(
  pictures: KnittedPictures,
  before: KnittedPictures | null | undefined,
): KnittedPictures {
  const words = new Map(before?.gallery?.map(({ picture, alt }) => [picture, alt]));
  return {
    ...pictures,
    gallery: pictures.gallery.map((one) => ({ ...one, alt: words.get(one.picture) ?? one.alt })),
  };
}
