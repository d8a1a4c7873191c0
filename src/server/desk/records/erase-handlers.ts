import type {
  EraseAnswer,
  recordsEndpoints,
} from '../../../contract/desk/endpoints/records-endpoints.ts';
import { erasePerson } from '../../retention/erase-person.ts';
import { findMentions } from '../../retention/find-mentions.ts';
import {
  alsoGiven,
  findPerson,
  type FoundEnquiry,
  parsePerson,
  type Person,
} from '../../retention/person.ts';
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
      if (!confirmed) return describe(person, await findPerson(store, person), false);
      const now = clock.now();
      const { enquiries } = await erasePerson(store, {
        person,
        now,
        dataDir: settings.dataDir,
        within: (tx, count) =>
          record(tx, { at: now, actor, verb: 'erased a person', detail: { enquiries: count } }),
      });
      return describe(person, enquiries, true);
    },
  };

  async function describe(
    person: Person,
    enquiries: readonly FoundEnquiry[],
    erased: boolean,
  ): Promise<EraseAnswer> {
    const own = new Set(enquiries.map(({ id }) => id));
    return {
      erased,
      references: enquiries.map(({ reference }) => reference),
      alsoGave: alsoGiven(person, enquiries),
      mentionedIn: await findMentions(store.db, person, own),
    };
  }
}
