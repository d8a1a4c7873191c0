import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './env.ts';
import { hasCode } from './error-code.ts';

/** Each purpose has a key of its own, so that nothing made for one can be used for another. */
type Purpose =
  | 'fingerprint'
  | 'sign-in'
  | 'link-seal'
  | 'audit-chain'
  | 'idempotency'
  | 'camera-link'
  | 'room-code'
  | 'mail-thread';

/** The keys that never stand in the database. */
export interface Secrets {
  /** Everything new is made with it. */
  readonly current: SecretKey;
  /** Read with, never written with: the keys before the last change of the secret. */
  readonly previous: readonly SecretKey[];
  /** The owner has said that the database's key is gone for good. */
  readonly acceptsLoss: boolean;
}

export interface SecretKey {
  /** Names the key in what was made with it; tells nothing about it. */
  readonly id: string;
  readonly fingerprint: string;
  derive(purpose: Purpose): KeyObject;
}

export type SecretSettings = Pick<Settings, 'dataDir'> &
  Partial<Pick<Settings, 'secretKey' | 'previousSecretKeys'>>;

export const secretFile = 'secret.key';
/** Stands in SECRET_KEY_PREVIOUS where the key of the database is gone. */
export const lostKey = 'lost';

/** `SECRET_KEY`, or else the file in DATA_DIR, which the first start makes. */
export function readSecrets(settings: SecretSettings): Secrets {
  const { dataDir, secretKey, previousSecretKeys = [] } = settings;
  return {
    current: keyFrom(secretKey ?? readOrMakeFile(dataDir)),
    previous: previousSecretKeys.filter((key) => key !== lostKey).map(keyFrom),
    acceptsLoss: previousSecretKeys.includes(lostKey),
  };
}

function keyFrom(secret: string): SecretKey {
  const derived = new Map<Purpose, KeyObject>();
  const derive = (purpose: Purpose) => {
    const known = derived.get(purpose);
    if (known) return known;
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'taana', purpose, 32)));
    derived.set(purpose, made);
    return made;
  };
  const fingerprint = derive('fingerprint').export().toString('base64url').slice(0, 22);
  return { id: fingerprint.slice(0, 8), fingerprint, derive };
}

/** Of two processes that start at once, both get the key of the one that was first. */
function readOrMakeFile(dataDir: string): string {
  const path = join(dataDir, secretFile);
  const known = readFile(path);
  if (known !== undefined) return known;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = openSync(draft, 'wx', 0o600);
    writeSync(file, `${randomBytes(32).toString('base64url')}\n`);
    // Without it nobody can sign in again, so it is on the disk before the first use.
    fsyncSync(file);
    closeSync(file);
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFile(path) ?? readOrMakeFile(dataDir);
}

function readFile(path: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  if (text.length < 43) throw new Error(`${path} holds no secret key of at least 43 characters.`);
  return text;
}

/** AES-256-GCM, with the name of the key in front, so that it can be read after the key changed. */
export function sealText({ current }: Secrets, purpose: Purpose, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', current.derive(purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  return `${current.id}.${bytes.toString('base64url')}`;
}

/** Nothing when its key is gone or the text was altered. */
export function openSealed(secrets: Secrets, purpose: Purpose, sealed: string): string | undefined {
  const [id = '', body = ''] = sealed.split('.');
  const key = findKey(secrets, id);
  const bytes = Buffer.from(body, 'base64url');
  if (!key || bytes.length < 28) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key.derive(purpose), bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

export function findKey({ current, previous }: Secrets, id: string): SecretKey | undefined {
  return [current, ...previous].find((key) => key.id === id);
}

/** How a token is stored that is only ever compared: a copied database lets nobody in. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function signText(key: SecretKey, purpose: Purpose, text: string): string {
  return createHmac('sha256', key.derive(purpose)).update(text).digest('base64url');
}
