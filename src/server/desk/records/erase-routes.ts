import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EraseAnswer } from '../../../contract/desk/order.ts';
import { eraseSchema } from '../../../contract/desk/settings.ts';
import { erasePerson, findPerson, parsePerson } from '../../retention/erase-person.ts';
import { findMailFiles } from '../../retention/mail-files.ts';
import { record } from '../audit.ts';
import { type DeskParts, type DeskRoutes, readJson, refuse } from '../desk-call.ts';

/** First shows what would go; only the second, confirmed call takes it away. */
export function addErasing(routes: DeskRoutes, { store, clock, settings }: DeskParts): void {
  routes.post('/erase', async (call) => {
    const input = await readJson(call, eraseSchema);
    if (!input.ok) return input.refused;
    const person = parsePerson(input.value.contact);
    if (!person) return refuse(call, 422, 'Please enter an e-mail address or a telephone number.');
    const found = await findPerson(store, person);
    const references = found.map(({ reference }) => reference);
    if (!input.value.confirmed) {
      return call.json<EraseAnswer>({ erased: false, references });
    }
    await erasePerson(store, person);
    const folder = join(settings.dataDir, 'mail');
    for (const file of await findMailFiles(folder, { references, person })) {
      await rm(file, { force: true });
    }
    await store.transact((tx) =>
      record(tx, {
        at: clock.now(),
        actor: call.get('person'),
        verb: 'erased a person',
        detail: { enquiries: references.length },
      }),
    );
    return call.json<EraseAnswer>({ erased: true, references });
  });
}
