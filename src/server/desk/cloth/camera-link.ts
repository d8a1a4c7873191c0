import { screenPaths } from '../../../contract/desk/desk-paths.ts';
import type { Person } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import { isRole, may } from '../../../domain/desk/roles.ts';
import type { Store } from '../../db/store.ts';
import { secretsOf } from '../../db/secrets-of.ts';
import { openSealed, sealText } from '../../secret-key.ts';
import { takePoint } from '../sign-in/guess-counts.ts';

/** Long enough to walk to the cloth and back. */
export const cameraLinkLasts = 15 * 60_000;
/** A fabric has at most 24 photographs. */
const mostPhotographs = 24;

/** Who may send photographs of which fabric, and until when. */
export interface CameraErrand {
  readonly fabric: string;
  readonly person: Person;
  readonly endsAt: number;
  /** Names the link where its photographs are counted. */
  readonly lane: string;
}

/**
 * What a telephone needs to send photographs of one fabric, and nothing else. It is sealed, not stored:
 * the telephone learns neither session nor person from it, and it ends with the session it was made in.
 */
export function sealCameraLink(
  store: Store,
  { fabric, sessionId, endsAt }: { fabric: string; sessionId: string; endsAt: number },
): string {
  return sealText(secretsOf(store.db), purpose, `${fabric} ${endsAt} ${sessionId}`);
}

/** The token stands in the fragment, so that it reaches no server log and no referrer. */
export function cameraAddress(siteUrl: string, token: string): string {
  return `${siteUrl}${screenPaths.camera}#${token}`;
}

/** Nothing when it has ended, or whoever made it has signed out, left or may no longer draft. */
export async function openCameraLink(
  store: Store,
  token: string,
  now: number,
): Promise<CameraErrand | undefined> {
  if (token.length > longestToken) return undefined;
  const text = openSealed(secretsOf(store.db), purpose, token);
  const [fabric = '', ends = '', sessionId = ''] = text?.split(' ') ?? [];
  const endsAt = Number(ends);
  if (!(endsAt > now) || endsAt > now + cameraLinkLasts) return undefined;
  const row = await store.db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.user_id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.removed_at'])
    .select('staff_session.expires_at')
    .where('staff_session.id', '=', sessionId)
    .executeTakeFirst();
  if (!row || row.removed_at !== null || new Date(row.expires_at).getTime() <= now) {
    return undefined;
  }
  const { id, name, email, role } = row;
  if (!isRole(role) || !may(role, 'draft')) return undefined;
  const lane = `camera:${sessionId}:${fabric}:${endsAt}`;
  return { fabric, person: { id, name, email, role }, endsAt, lane };
}

/** False when the link has brought as many as one link may. */
export async function countPhotograph(
  store: Store,
  { lane }: CameraErrand,
  now: number,
): Promise<boolean> {
  const limit = { points: mostPhotographs, ms: cameraLinkLasts };
  return (await takePoint(store, { what: 'camera', lane, limit }, now)).taken;
}

const purpose = 'camera-link';
const longestToken = 400;
