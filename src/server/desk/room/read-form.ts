import { mkdir, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { deskRefusals } from '../../../contract/desk/desk-refusals.ts';
import { readBody } from '../../http/read-body.ts';
import { drawMessagePhoto } from '../../media/draw-photo.ts';
import { limitWork } from '../../media/limit-work.ts';
import type { MessagePhoto } from '../../media/photo-child.ts';
import { headBytes, type PhotoFault, readFormat } from '../../media/photo-rules.ts';

/** Four photographs of a telephone on a line of 400 kbit/s, and some time to draw them. */
export const photosMs = 280_000;

const limits = {
  plain: { bytes: 32 * 1024, ms: 10_000 },
  withPhotos: { bytes: 32_000_000, ms: photosMs },
  photos: 4,
} as const;

export interface RoomForm {
  readonly field: (name: string) => string;
  readonly all: (name: string) => string[];
  readonly files: readonly File[];
}

/** The form as it was posted, or why it could not be read. */
export async function readRoomForm(request: Request): Promise<RoomForm | 'too-large' | 'broken'> {
  const type = request.headers.get('content-type') ?? '';
  const isMultipart = type.toLowerCase().startsWith('multipart/form-data');
  const body = await readBody(request, isMultipart ? limits.withPhotos : limits.plain);
  if (body.kind === 'too-large') return 'too-large';
  if (body.kind !== 'read') return 'broken';
  if (!isMultipart) return formOf(new URLSearchParams(body.bytes.toString('utf8')), []);
  try {
    const bytes = new Uint8Array(body.bytes);
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const values = new URLSearchParams();
    const files: File[] = [];
    for (const [name, value] of data) {
      if (typeof value === 'string') values.append(name, value);
      else if (name === 'photo' && value.size > 0) files.push(value);
    }
    return formOf(values, files);
  } catch {
    return 'broken';
  }
}

function formOf(values: URLSearchParams, files: readonly File[]): RoomForm {
  return {
    field: (name) => values.get(name) ?? '',
    all: (name) => values.getAll(name),
    files,
  };
}

export type ReadPhotos =
  | { readonly ok: true; readonly photos: readonly MessagePhoto[] }
  | { readonly ok: false; readonly fault: string };

/** Photographs of buyers are drawn anew, one at a time, in a process of their own. */
export function openRoomPhotos(dataDir: string): (files: readonly File[]) => Promise<ReadPhotos> {
  const limitDrawing = limitWork({ atOnce: 1, waiting: 12 });
  return async (files) => {
    if (files.length > limits.photos) {
      return { ok: false, fault: `Please send at most ${limits.photos} photographs at once.` };
    }
    const photos: MessagePhoto[] = [];
    for (const file of files) {
      const bytes = Buffer.from(await file.arrayBuffer());
      const format = readFormat(bytes.subarray(0, headBytes));
      if (format.startsWith('photo-')) return refused(format as PhotoFault);
      const drawn = await limitDrawing(() => drawApart(bytes, dataDir));
      if (!drawn.ok) return { ok: false, fault: deskRefusals['photo-queue-full'] };
      if (!drawn.value.ok) return refused(drawn.value.fault);
      photos.push(drawn.value.photo);
    }
    return { ok: true, photos };
  };
}

async function drawApart(bytes: Buffer, dataDir: string) {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${process.pid}-${randomUUID()}.part`);
  try {
    await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
    return await drawMessagePhoto(path);
  } finally {
    await rm(path, { force: true });
  }
}

function refused(fault: PhotoFault): ReadPhotos {
  return { ok: false, fault: deskRefusals[fault] };
}
