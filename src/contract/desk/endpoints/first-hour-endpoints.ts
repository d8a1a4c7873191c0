import type { Logo } from '../../../domain/design/mark-of.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, type Endpoints, json } from '../endpoint.ts';
import type { AddFabricAnswer } from '../fabric-answers.ts';
import type { RecordFault } from '../publishing-answers.ts';

/** How far a mill has come in making the site its own. */
export interface FirstHour {
  /** The lists are the mill's own: a later release adds nothing to them. */
  readonly takenOver: boolean;
  /** The publication with which the demonstration stepped back; null while it is shown. */
  readonly steppedBack: number | null;
  /** Fabrics of its own that are public, and drafts of such. */
  readonly fabrics: readonly { readonly key: string; readonly isPublic: boolean }[];
}

export type MadeYours =
  | {
      readonly kind: 'done';
      /** The publication that can be undone: with it the demonstration would be back. */
      readonly steppedBack: number;
    }
  /** What the demonstration still says of itself, by the names of the fields of the mill's record. */
  | { readonly kind: 'missing'; readonly fields: readonly string[] }
  /** Somebody saved the mill's record meanwhile. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly faults: readonly RecordFault[] };

/** Cloth from the pattern book of the release, for a fabric that is like it. */
export interface FabricPattern {
  readonly key: string;
  readonly composition: string;
  readonly construction: string;
  /** What the construction gives: `smooth and steady`. */
  readonly gives: string;
  readonly gsm: number;
}

export const firstHourEndpoints = {
  firstHour: { method: 'GET', path: '/first-hour', access: 'look', answer: json<FirstHour>() },
  /** The mill takes over what is shipped, says its own name, and the demonstration steps back. */
  makeItYours: {
    method: 'POST',
    path: '/first-hour/make-it-yours',
    access: 'manage',
    body: body<typeof bodySchemas.makeItYours>(),
    answer: json<MadeYours>(),
  },
  fabricPatterns: {
    method: 'GET',
    path: '/first-hour/patterns',
    access: 'look',
    answer: json<readonly FabricPattern[]>(),
  },
  addFirstFabric: {
    method: 'POST',
    path: '/first-hour/fabric',
    access: 'draft',
    body: body<typeof bodySchemas.addFirstFabric>(),
    answer: json<AddFabricAnswer>(),
  },
  /** Reads a picture file as a logo; it is kept with the record of the look. */
  readLogo: {
    method: 'POST',
    path: '/first-hour/logo',
    access: 'draft',
    takesFile: true,
    answer: json<Logo>(),
  },
} as const satisfies Endpoints;
