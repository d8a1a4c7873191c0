import type { DipRound, DipState } from '../../../domain/dip/lab-dip.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, done, type Endpoints, json } from '../endpoint.ts';

export interface DipRoundCard extends DipRound {
  readonly id: string;
  readonly author: string;
  readonly state: DipState;
  readonly chosen: string;
  readonly remark: string;
  readonly createdAt: number;
}

/** The buyer's room, seen from the desk. */
export interface RoomCard {
  /** Where the buyer finds it; empty for a viewer and while it is closed. */
  readonly path: string;
  readonly expiresAt: number | null;
  /** Links that open it, those sent on among them. */
  readonly links: number;
  /** What waits for the buyer, in words. */
  readonly waits: readonly string[];
  readonly rounds: readonly DipRoundCard[];
  readonly photos: readonly { readonly id: string; readonly messageId: string | null }[];
}

export const roomEndpoints = {
  room: { method: 'GET', path: '/enquiries/:id/room', access: 'look', answer: json<RoomCard>() },
  renewRoom: { method: 'POST', path: '/enquiries/:id/room/renew', access: 'work', answer: done },
  closeRoom: { method: 'POST', path: '/enquiries/:id/room/close', access: 'work', answer: done },
  sendDips: {
    method: 'POST',
    path: '/enquiries/:id/dips',
    access: 'work',
    body: body<typeof bodySchemas.sendDips>(),
    answer: json<{ readonly id: string }>(),
  },
  withdrawDips: { method: 'POST', path: '/dips/:id/withdraw', access: 'work', answer: done },
  roomPhoto: {
    method: 'GET',
    path: '/room-photos/:id',
    access: 'look',
    answer: { kind: 'file', mediaType: 'image/jpeg', disposition: 'inline' },
  },
  /** A photograph for the next reply; it is seen in the room as soon as that is sent. */
  addRoomPhoto: {
    method: 'POST',
    path: '/enquiries/:id/room/photos',
    access: 'work',
    takesFile: true,
    answer: json<{ readonly id: string }>(),
  },
} as const satisfies Endpoints;
