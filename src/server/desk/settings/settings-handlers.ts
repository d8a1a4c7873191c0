import type { settingsEndpoints } from '../../../contract/desk/settings-endpoints.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import type { Handlers } from '../endpoint-handler.ts';
import { takeInEnquiries } from '../take-in-enquiries.ts';
import { readDeskSettings, writeDeskSettings } from './desk-settings.ts';

export function settingsHandlers({ store, clock }: DeskParts): Handlers<typeof settingsEndpoints> {
  return {
    settings: () => readDeskSettings(store.db),

    async saveSettings({ body, actor }) {
      const now = clock.now();
      await store.transact(async (tx) => {
        await writeDeskSettings(tx, body, now);
        await record(tx, { at: now, actor, verb: 'changed the settings' });
      });
      await takeInEnquiries(store, now);
      return { ok: true };
    },
  };
}
