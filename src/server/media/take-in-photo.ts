import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { drawPhoto } from './draw-photo.ts';
import { findBySource, type KeptPicture, keepPicture } from './keep-picture.ts';
import { limitWork } from './limit-work.ts';
import { type PhotoFault, readFormat } from './photo-rules.ts';
import { receiveFile, type Upload } from './uploads.ts';

export interface PhotoRequest {
  readonly request: Request;
  readonly author: { readonly id: string; readonly name: string };
  readonly at: number;
  /** Called in the transaction that stores the picture. */
  readonly record: (tx: DatabaseTransaction, id: string) => Promise<void>;
}

export type TakenIn =
  | { readonly ok: true; readonly picture: KeptPicture }
  | { readonly ok: false; readonly fault: PhotoFault | 'photo-queue-full' | 'no-room' | 'cut-off' };

export interface PhotoIntake {
  takeIn(photo: PhotoRequest): Promise<TakenIn>;
}

/** A clerk chooses some files at once; each of them may weigh 40 MB on the disk. */
const mostUploads = 6;

/**
 * From the bytes of a request to a picture in the database. Photographs are read one at a time; a few
 * more may arrive meanwhile, and the rest is asked to come again.
 */
export function openPhotoIntake(parts: {
  readonly store: Store;
  readonly dataDir: string;
  readonly draw?: typeof drawPhoto;
}): PhotoIntake {
  const { store, dataDir, draw = drawPhoto } = parts;
  const limitDrawing = limitWork({ atOnce: 1, waiting: mostUploads });
  let arriving = 0;

  async function readAndKeep(upload: Upload, photo: PhotoRequest): Promise<TakenIn> {
    const { author, at, record } = photo;
    const source = upload.sha256;
    // The same file may have been read while this one waited for its turn.
    const before = await findBySource(store, source, at);
    if (before) return { ok: true, picture: before };
    const answer = await draw(upload.path);
    if (!answer.ok) return answer;
    const picture = await keepPicture(store, { ...answer.picture, source, author, at, record });
    return { ok: true, picture };
  }

  return {
    async takeIn(photo) {
      if (arriving >= mostUploads) return { ok: false, fault: 'photo-queue-full' };
      arriving += 1;
      try {
        const received = await receiveFile(photo.request, dataDir);
        if (received.kind === 'too-heavy') return { ok: false, fault: 'photo-too-heavy' };
        if (received.kind !== 'received') return { ok: false, fault: received.kind };
        const { upload } = received;
        try {
          const format = readFormat(upload.head);
          if (isFault(format)) return { ok: false, fault: format };
          const drawn = await limitDrawing(() => readAndKeep(upload, photo));
          return drawn.ok ? drawn.value : { ok: false, fault: 'photo-queue-full' };
        } finally {
          await upload.remove();
        }
      } finally {
        arriving -= 1;
      }
    },
  };
}

function isFault(format: string): format is PhotoFault {
  return format.startsWith('photo-');
}
