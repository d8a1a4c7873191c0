import {
  type OpenSession,
  type SessionState,
  setupSchema,
} from '../../../contract/desk/session.ts';
import { type DeskParts, type DeskRoutes, readJson, refuse } from '../desk-call.ts';
import { record } from '../audit.ts';
import type { StaffAuth } from './staff-auth.ts';

/** Who I am, where I am signed in, and how to end that. */
export function addSessionRoutes(routes: DeskRoutes, parts: DeskParts, staff: StaffAuth): void {
  const { store, clock } = parts;

  routes.get('/session', async (call) => {
    const found = await staff.find(call);
    if (!found) return call.json<SessionState>({ stage: 'none' });
    return call.json<SessionState>({
      person: found.person,
      stage: found.ready ? 'ready' : 'setup',
    });
  });

  routes.get('/sessions', async (call) => {
    const found = await staff.find(call);
    if (!found?.ready) return refuse(call, 401, 'Please sign in.');
    const rows = await store.db
      .selectFrom('staff_session')
      .select(['id', 'user_agent', 'ip_address', 'created_at', 'expires_at'])
      .where('user_id', '=', found.person.id)
      .execute();
    const sessions: OpenSession[] = rows
      .filter(({ expires_at }) => new Date(expires_at).getTime() > clock.now())
      .map((row) => ({
        id: row.id,
        current: row.id === found.sessionId,
        browser: nameBrowser(row.user_agent ?? ''),
        from: row.ip_address ?? '',
        since: new Date(row.created_at).getTime(),
      }));
    return call.json(sessions.sort((a, b) => b.since - a.since));
  });

  routes.delete('/sessions/:id', async (call) => {
    const found = await staff.find(call);
    if (!found?.ready) return refuse(call, 401, 'Please sign in.');
    await store.transact(async (tx) => {
      await tx
        .deleteFrom('staff_session')
        .where('id', '=', call.req.param('id'))
        .where('user_id', '=', found.person.id)
        .execute();
      await record(tx, { at: clock.now(), actor: found.person, verb: 'ended a session' });
    });
    return call.json({ ok: true });
  });

  routes.post('/recovery-codes', async (call) => {
    const input = await readJson(call, setupSchema);
    if (!input.ok) return input.refused;
    const found = await staff.find(call);
    if (!found?.ready) return refuse(call, 401, 'Please sign in.');
    const auth = await staff.auth(call);
    const answer = await auth.api.generateBackupCodes({
      body: { password: input.value.password },
      headers: staff.headers(call),
      asResponse: true,
    });
    if (!answer.ok) return refuse(call, 403, 'This password is wrong.');
    const { backupCodes } = (await answer.json()) as { backupCodes: string[] };
    await store.transact((tx) =>
      record(tx, { at: clock.now(), actor: found.person, verb: 'made new recovery codes' }),
    );
    return call.json({ recoveryCodes: backupCodes });
  });
}

/** `Chrome on Android`: enough to recognise one's own. */
function nameBrowser(userAgent: string): string {
  const browser =
    /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(userAgent)?.[1]?.replace('Edg', 'Edge') ?? 'A browser';
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(userAgent)?.[1];
  return system ? `${browser} on ${system}` : browser;
}
