import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, type Endpoints, json } from '../endpoint.ts';
import type { ContentName, RecordState } from '../publishing-answers.ts';

/** One record of what the mill says, as its rows show it. */
export interface MillRecord extends ContentName {
  readonly state: RecordState;
  /** The draft, or what is public; empty: it is taken out. */
  readonly body: RecordBody | null;
  /** What is public, where the draft says something else. */
  readonly before?: RecordBody | null;
  /** What the project ships under this name, where the body says something else. */
  readonly shipped?: RecordBody | null;
  /** The newest state; it is named when it is published. */
  readonly revision?: string;
}

/** Everything on the screen of the mill, in one answer. */
export interface MillBook {
  /** Lists in the order in which pages show them. */
  readonly records: readonly MillRecord[];
  /** What texts may count: `{count.fabrics}`. */
  readonly count: Readonly<Record<string, unknown>>;
  readonly files: readonly ClaimFile[];
  /** `2026-11-16`, in the zone of the mill. */
  readonly today: string;
}

/** A file that proves a claim; only the desk opens it. */
export interface ClaimFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly author: string;
  readonly at: number;
}

/** Where a point of the list is settled. */
export type LiveLead =
  | { readonly kind: 'record'; readonly record: ContentName & { readonly field: string } }
  | { readonly kind: 'section'; readonly section: string }
  | { readonly kind: 'screen'; readonly screen: 'fabrics' | 'firstHour' }
  /** Set by the person who runs the server: the very line, and what happens without it. */
  | { readonly kind: 'setting'; readonly line: string; readonly how: string };

export type LiveGroup = 'must' | 'should' | 'nice';

export interface LiveItem {
  readonly id: string;
  readonly group: LiveGroup;
  readonly title: string;
  /** What happens as long as it is not done. */
  readonly why?: string;
  /** On the link that leads to it. */
  readonly act: string;
  readonly lead: LiveLead;
  /** `drafted`: written, and not published yet. */
  readonly state: 'open' | 'drafted' | 'done';
  /** What it takes, about. */
  readonly minutes: number;
}

export interface GoingLive {
  readonly items: readonly LiveItem[];
  readonly live: { readonly at: number; readonly by: string } | null;
}

/** A state of the privacy policy that was public, and who agreed to it. */
export interface LegalVersion {
  /** As stored consents name it. */
  readonly name: string;
  /** As the page prints it. */
  readonly version: string;
  readonly inForce: string;
  /** The revision with its text; empty: as the project ships it. */
  readonly revision: string | null;
  /** When it became public; empty: before anything was published. */
  readonly since: number | null;
  readonly isPublic: boolean;
  /** Enquiries whose sender agreed to it. */
  readonly agreed: number;
}

export interface LegalVersions {
  readonly versions: readonly LegalVersion[];
  /** Consents to versions that no publication of this database has. */
  readonly others: readonly { readonly name: string; readonly agreed: number }[];
}

export type SettleAnswer =
  | { readonly kind: 'settled'; readonly records: readonly ContentName[] }
  /** Somebody is writing one of these: nothing else was changed after it. */
  | { readonly kind: 'moved'; readonly records: readonly ContentName[] };

export function readFileQuery(search: URLSearchParams): { readonly name: string } {
  return { name: (search.get('name') ?? '').replace(/[\p{Cc}"\\/]/gu, '').slice(0, 120) };
}

export const millEndpoints = {
  millBook: {
    method: 'GET',
    path: '/mill',
    access: 'look',
    isBook: true,
    answer: json<MillBook>(),
  },
  /** Writes one value into every claim that speaks of the subject, as drafts. */
  settleClaims: {
    method: 'POST',
    path: '/mill/settle/:subject',
    access: 'draft',
    body: body<typeof bodySchemas.settleClaims>(),
    answer: json<SettleAnswer>(),
  },
  uploadProof: {
    method: 'POST',
    path: '/mill/proofs',
    access: 'draft',
    takesFile: true,
    query: readFileQuery,
    answer: json<ClaimFile>(),
  },
  proof: {
    method: 'GET',
    path: '/mill/proofs/:id',
    access: 'look',
    // Never shown by the browser: a file of somebody else could be a page.
    answer: { kind: 'file', mediaType: 'application/octet-stream', disposition: 'attachment' },
  },
  legalVersions: {
    method: 'GET',
    path: '/mill/legal',
    access: 'look',
    answer: json<LegalVersions>(),
  },
  goingLive: {
    method: 'GET',
    path: '/going-live',
    access: 'look',
    isBook: true,
    answer: json<GoingLive>(),
  },
  goLive: {
    method: 'POST',
    path: '/going-live',
    access: 'manage',
    isBook: true,
    answer: json<GoingLive>(),
  },
} as const satisfies Endpoints;
