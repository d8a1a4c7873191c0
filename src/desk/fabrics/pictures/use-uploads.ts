import { useEffect, useRef, useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { StoredPicture } from '../../../contract/desk/endpoints/picture-endpoints.ts';
import { notifySoon } from '../../changes.ts';
import type { Editing } from '../../record/editing.ts';
import { keepPictureRecord } from '../../record/picture-record.ts';
import { hangUp } from './picture-list.ts';
import { sendPhotograph } from './send-photograph.ts';

/** A photograph on its way to the desk. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Address of the file in this browser, to show it meanwhile. */
  readonly preview: string;
  /** 0 … 1; at 1 the desk is preparing it. */
  readonly share: number;
  /** Why it did not arrive; it can be tried again. */
  readonly error?: string;
}

let lastId = 0;

/** Photographs are sent one after the other; each hangs in the fabric as soon as it has arrived. */
export function useUploads(editing: Editing) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // What is typed while a photograph is on its way must not be taken back by it.
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });
  const turn = useRef<Promise<void>>(Promise.resolve());

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: number) =>
    setUploads((all) =>
      all.filter((one) => {
        if (one.id === id) URL.revokeObjectURL(one.preview);
        return one.id !== id;
      }),
    );

  async function send({ id, file }: Upload): Promise<void> {
    const answer = await sendPhotograph(endpoints.uploadPicture, file, {
      onShare: (share) => change(id, { share }),
    });
    if (!answer.ok) return change(id, { error: answer.error });
    const error = await hang(() => latest.current, answer.value);
    if (error) return change(id, { error });
    remove(id);
  }

  function queue(upload: Upload): void {
    turn.current = turn.current.then(() => send(upload));
  }

  return {
    uploads,
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload => {
        const preview = URL.createObjectURL(file);
        return { id: ++lastId, file, preview, share: 0 };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) queue(upload);
    },
    tryAgain(id: number) {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      setUploads((all) => all.map((one) => (one.id === id ? withoutError(one) : one)));
      queue(upload);
    },
    remove,
  };
}

function withoutError({ id, file, preview }: Upload): Upload {
  return { id, file, preview, share: 0 };
}

/** Writes what is known of the photograph into its record, and its key into the fabric's. */
async function hang(now: () => Editing, picture: StoredPicture): Promise<string | undefined> {
  const { key } = picture;
  const fault = await keepPictureRecord(picture);
  if (fault) return fault;
  const editing = now();
  const isThere = readKeys(editing).includes(key);
  const fields = hangUp(editing.body, key);
  if (!fields && !isThere)
    return 'This fabric has 24 photographs already. Please take one off first.';
  if (fields) editing.setAll(fields);
  notifySoon();
  return undefined;
}

function readKeys({ body }: Editing): readonly unknown[] {
  const { photographs } = body;
  return Array.isArray(photographs) ? photographs : [];
}
