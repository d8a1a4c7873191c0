import type { PictureFacts } from '../../domain/picture/picture.ts';
import type { Store } from '../db/store.ts';
import { keepPicture } from '../media/keep-picture.ts';
import type { Author } from '../publishing/revisions.ts';
import { ContentFault, type FilePicture, type FileRevision } from './format.ts';
import { readContentFile } from './read-content-file.ts';

/** Takes the pictures and the former states of a content file in; those that are there already are left. */
export async function takeFiles(
  store: Store,
  file: string,
  { author, at }: { readonly author: Author; readonly at: number },
): Promise<void> {
  let waiting: FileRevision[] = [];
  const flush = async () => {
    await takeRevisions(store, waiting);
    waiting = [];
  };
  await readContentFile(file, async (line) => {
    if (line[0] === 'picture') await takePicture(store, line[1], author, at);
    if (line[0] !== 'revision') return;
    waiting.push(line[1]);
    if (waiting.length >= chunk) await flush();
  });
  await flush();
}

const chunk = 100;

async function takePicture(
  store: Store,
  { id, source, facts, files }: FilePicture,
  author: Author,
  at: number,
): Promise<void> {
  const { 'social.jpg': social, ...sizes } = files;
  const widths = Object.entries(sizes)
    .map(([name, bytes]) => [Number.parseInt(name, 10), Buffer.from(bytes, 'base64')] as const)
    .toSorted(([a], [b]) => a - b);
  try {
    const kept = await keepPicture(store, {
      facts: facts as PictureFacts,
      files: new Map(widths),
      ...(social !== undefined && { social: Buffer.from(social, 'base64') }),
      ...(source !== null && { source }),
      author,
      at,
    });
    if (kept.id !== id) throw new ContentFault(`The picture ${id} is not what its name says.`);
  } catch (error) {
    if (error instanceof ContentFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentFault(`The picture ${id} cannot be taken in: ${reason}`);
  }
}

async function takeRevisions(store: Store, revisions: readonly FileRevision[]): Promise<void> {
  if (revisions.length === 0) return;
  const rows = revisions.map(({ createdAt, ...revision }) => ({
    ...revision,
    base: null,
    author_id: 'import',
    created_at: createdAt,
  }));
  await store.db
    .insertInto('content_revision')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
