import type { recordsEndpoints } from '../../../contract/desk/records-endpoints.ts';
import { erasePerson } from '../../retention/erase-person.ts';
import { findPerson, parsePerson } from '../../retention/person.ts';
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
      if (!confirmed) {
        const found = await findPerson(store, person);
        return { erased: false, references: found.map(({ reference }) => reference) };
      }
      const now = clock.now();
      const { enquiries } = await erasePerson(store, {
        person,
        now,
        dataDir: settings.dataDir,
        within: (tx, count) =>
          record(tx, { at: now, actor, verb: 'erased a person', detail: { enquiries: count } }),
      });
      return { erased: true, references: enquiries.map(({ reference }) => reference) };
    },
  };
}
