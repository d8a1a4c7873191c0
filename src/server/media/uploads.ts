import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { headBytes, photoLimits } from './photo-rules.ts';
import { codeOf, hasCode } from '../error-code.ts';

/** A file that has arrived completely. */
export interface Upload {
  readonly path: string;
  readonly head: Buffer;
  readonly sha256: string;
  /** Always called, whatever became of it. */
  remove(): Promise<void>;
}

export type Received =
  | { readonly kind: 'received'; readonly upload: Upload }
  | { readonly kind: 'too-heavy' | 'cut-off' | 'no-room' };

const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

/** Writes what arrives to a file, and hashes it on its way; memory holds one piece at a time. */
export async function receiveFile(request: Request, dataDir: string): Promise<Received> {
  if (Number(request.headers.get('content-length') ?? 0) > photoLimits.bytes) {
    return { kind: 'too-heavy' };
  }
  await mkdir(uploadsFolder(dataDir), { recursive: true });
  const path = join(uploadsFolder(dataDir), `${process.pid}-${randomUUID()}.part`);
  const remove = () => rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  let outcome: Received['kind'] = 'received';
  try {
    for await (const piece of request.body ?? []) {
      size += piece.byteLength;
      if (size > photoLimits.bytes) {
        outcome = 'too-heavy';
        break;
      }
      if (head.length < headBytes) {
        head = Buffer.concat([head, piece]).subarray(0, headBytes);
      }
      hash.update(piece);
      await file.writeFile(piece);
    }
  } catch (error) {
    outcome = isFull(error) ? 'no-room' : 'cut-off';
  } finally {
    await file.close();
  }
  if (outcome !== 'received') {
    await remove();
    return { kind: outcome };
  }
  return { kind: 'received', upload: { path, head, sha256: hash.digest('hex'), remove } };
}

/** No upload lasts this long. */
const forgottenMs = 15 * 60_000;

/**
 * Removes what a crash left behind: files of a process that is gone, and whatever is too old to be
 * arriving still. Another process of this machine may be taking one in at this moment.
 */
export async function removeForgottenUploads(dataDir: string, now: number): Promise<number> {
  const folder = uploadsFolder(dataDir);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const pid = Number(/^(\d+)-.*\.part$/.exec(name)?.[1]);
    const known = await stat(join(folder, name)).catch(() => undefined);
    if (!known?.isFile() || !pid) continue;
    if (isRunning(pid) && now - known.mtimeMs < forgottenMs) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, but belongs to somebody else.
    return hasCode(error, 'EPERM');
  }
}

function isFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT)$/.test(codeOf(error));
}
