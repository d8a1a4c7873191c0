import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { recordsEndpoints } from '../../../contract/desk/records-endpoints.ts';
import { erasePerson, findPerson, parsePerson } from '../../retention/erase-person.ts';
import { findMailFiles } from '../../retention/mail-files.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';

/** First shows what would go; only the second, confirmed call erases it. */
export function eraseHandlers({
  store,
  clock,
  settings,
}: DeskParts): Handlers<Pick<typeof recordsEndpoints, 'erase'>> {
  return {
    async erase({ body: { contact, confirmed }, actor }) {
      const person = parsePerson(contact);
      if (!person) return new Refusal('no-contact');
      const found = await findPerson(store, person);
      const references = found.map(({ reference }) => reference);
      if (!confirmed) return { erased: false, references };
      await erasePerson(store, person);
      const folder = join(settings.dataDir, 'mail');
      for (const file of await findMailFiles(folder, { references, person })) {
        await rm(file, { force: true });
      }
      const detail = { enquiries: references.length };
      await store.transact((tx) =>
        record(tx, { at: clock.now(), actor, verb: 'erased a person', detail }),
      );
      return { erased: true, references };
    },
  };
}
