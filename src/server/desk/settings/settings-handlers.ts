import type { settingsEndpoints } from '../../../contract/desk/endpoints/settings-endpoints.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import type { Handlers } from '../endpoint-handler.ts';
import { takeInEnquiries } from '../take-in-enquiries.ts';
import { readDeskSettings, writeDeskSettings } from './desk-settings.ts';

export function settingsHandlers(parts: DeskParts): Handlers<typeof settingsEndpoints> {
  const { store, clock, readContent } = parts;
  return {
    settings: () => readDeskSettings(store.db, readContent().mill),

    async saveSettings({ body, actor }) {
      const now = clock.now();
      await store.transact(async (tx) => {
        await writeDeskSettings(tx, body, now);
        await record(tx, { at: now, actor, verb: 'changed the settings' });
      });
      await takeInEnquiries(parts, now);
      return { ok: true };
    },
  };
}
