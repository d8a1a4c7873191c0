import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { LogoAnswer, MessagePhotoAnswer, PhotoAnswer } from './photo-child.ts';
import { photoEffort, type PhotoFault } from './photo-rules.ts';

const program = join(import.meta.dirname, 'photo-child.ts');

/** Lets a process of its own read the photograph. */
export async function drawPhoto(
  file: string,
  { wallMs = photoEffort.wallMs } = {},
): Promise<PhotoAnswer> {
  return asBuffers(await readInProcess<PhotoAnswer>([file], wallMs));
}

/** The same for a logo, which stays as it is but for its size. */
export function drawLogo(file: string): Promise<LogoAnswer> {
  return readInProcess<LogoAnswer>([file, 'logo'], photoEffort.wallMs);
}

/** The same for a photograph in a conversation. */
export function drawMessagePhoto(file: string): Promise<MessagePhotoAnswer> {
  return readInProcess<MessagePhotoAnswer>([file, 'message'], photoEffort.wallMs);
}

type Refused = { readonly ok: false; readonly fault: PhotoFault };

/** A process that dies, or is ended, is an answer too. */
function readInProcess<Answer>(
  words: readonly string[],
  wallMs: number,
): Promise<Answer | Refused> {
  return new Promise((resolve, reject) => {
    const child = fork(program, words, {
      // Neither the settings nor the keys of the server.
      env: {},
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const late = setTimeout(() => child.kill('SIGKILL'), wallMs);
    let answer: Answer | undefined;
    child.once('spawn', () => beNice(child.pid!));
    child.on('message', (message) => (answer = message as Answer));
    child.once('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    child.once('close', () => {
      clearTimeout(late);
      resolve(answer ?? { ok: false, fault: 'photo-too-hard' });
    });
  });
}

/** Visitors' pages come first, but somebody waits for the photograph too. */
function beNice(pid: number): void {
  try {
    setPriority(pid, 5);
  } catch {
    // It is gone already, or this system has no priorities.
  }
}

/** A buffer arrives from another process as plain bytes. */
function asBuffers(answer: PhotoAnswer): PhotoAnswer {
  if (!answer.ok) return answer;
  const { facts, files, social } = answer.picture;
  const buffer = (bytes: Uint8Array) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    ok: true,
    picture: {
      facts,
      files: new Map([...files].map(([width, bytes]) => [width, buffer(bytes)])),
      ...(social && { social: buffer(social) }),
    },
  };
}
