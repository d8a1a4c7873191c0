import { createHash } from 'node:crypto';
import type { ClaimFile } from '../../contract/desk/endpoints/mill-endpoints.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { readBody } from '../http/read-body.ts';
import { readFormat } from './photo-rules.ts';

/** A scanned certificate weighs one or two. */
export const largestProof = 10_000_000;
const uploadMs = 120_000;

export interface ProofRequest {
  readonly request: Request;
  /** As the file is called on the computer it comes from. */
  readonly name: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly at: number;
  readonly record: (tx: DatabaseTransaction, id: string) => Promise<void>;
}

export type KeptProof =
  | { readonly ok: true; readonly file: ClaimFile }
  | {
      readonly ok: false;
      readonly fault: 'proof-empty' | 'proof-too-heavy' | 'proof-wrong-kind' | 'cut-off';
    };

/** Stores a file that proves a claim; its first bytes say what it is, whatever name and type it claims. */
export async function keepProof(store: Store, proof: ProofRequest): Promise<KeptProof> {
  const body = await readBody(proof.request, { bytes: largestProof, ms: uploadMs });
  if (body.kind === 'too-large') return { ok: false, fault: 'proof-too-heavy' };
  if (body.kind !== 'read') return { ok: false, fault: 'cut-off' };
  const { bytes } = body;
  if (bytes.length === 0) return { ok: false, fault: 'proof-empty' };
  const type = typeOf(bytes);
  if (!type) return { ok: false, fault: 'proof-wrong-kind' };
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const { author, at } = proof;
  const name = nameOf(proof.name, type);
  const row = { id, name, type, size: bytes.length, author_id: author.id, author: author.name };
  return store.transact(async (tx) => {
    const known = await tx
      .selectFrom('claim_file')
      .select(fileColumns)
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) return { ok: true, file: toFile(known) };
    const values = { ...row, created_at: at, bytes: bytes.toString('base64') };
    await tx.insertInto('claim_file').values(values).execute();
    await proof.record(tx, id);
    return { ok: true, file: toFile(values) };
  });
}

export async function readProof(
  db: Store['db'],
  id: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined> {
  const row = await db
    .selectFrom('claim_file')
    .select(['name', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { name: row.name, bytes: new Uint8Array(Buffer.from(row.bytes, 'base64')) };
}

export async function listProofs(db: Store['db']): Promise<ClaimFile[]> {
  const rows = await db
    .selectFrom('claim_file')
    .select(fileColumns)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
  return rows.map(toFile);
}

const fileColumns = ['id', 'name', 'size', 'author', 'created_at'] as const;

function toFile(row: {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly author: string;
  readonly created_at: number;
}): ClaimFile {
  const { id, name, author } = row;
  return { id, name, author, size: Number(row.size), at: Number(row.created_at) };
}

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
type ProofType = keyof typeof endings;

function typeOf(bytes: Buffer): ProofType | undefined {
  // Some programs write a few bytes before the sign of a PDF.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'application/pdf';
  const format = readFormat(bytes.subarray(0, 1024));
  return format === 'jpeg' ? 'image/jpeg' : format === 'png' ? 'image/png' : undefined;
}

/** With the ending of what it is; a header carries plain letters only. */
function nameOf(name: string, type: ProofType): string {
  const stem = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/[^\w .,()-]/g, '')
    .trim()
    .slice(0, 80);
  return `${stem || 'proof'}.${endings[type]}`;
}
