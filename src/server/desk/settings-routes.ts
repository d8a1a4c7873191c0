import { randomBytes } from 'node:crypto';
import { settingsSchema } from '../../contract/desk/settings.ts';
import { record } from './audit.ts';
import { setClocks } from './scheduled-jobs.ts';
import { type DeskParts, type DeskRoutes, readJson } from './desk-call.ts';
import { readDeskSettings, writeDeskSettings, writeSetting } from './desk-settings.ts';

export function addSettingsReading(routes: DeskRoutes, { store }: DeskParts): void {
  routes.get('/settings', async (call) => call.json(await readDeskSettings(store.db)));
}

export function addSettingsManaging(routes: DeskRoutes, parts: DeskParts): void {
  const { store, clock } = parts;

  routes.put('/settings', async (call) => {
    const input = await readJson(call, settingsSchema);
    if (!input.ok) return input.refused;
    const now = clock.now();
    await store.transact(async (tx) => {
      await writeDeskSettings(tx, input.value, now);
      await record(tx, { at: now, actor: call.get('person'), verb: 'changed the settings' });
    });
    await setClocks(store, now);
    return call.json({ ok: true });
  });

  /** A new address for the calendar; whoever has the old one sees nothing any more. */
  routes.post('/agenda-address', async (call) => {
    const token = randomBytes(24).toString('base64url');
    const now = clock.now();
    await store.transact(async (tx) => {
      await writeSetting(tx, 'agenda-token', token, now);
      await record(tx, {
        at: now,
        actor: call.get('person'),
        verb: 'made a new address for the calendar',
      });
    });
    return call.json({ path: `/desk/api/agenda/${token}.ics` });
  });
}
