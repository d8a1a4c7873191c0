import { expect } from 'vitest';
import { within } from '../patience.ts';
import type { Server } from '../server/server.ts';

type Mail = Awaited<ReturnType<Server['mails']>>[number];

/** The first mail of this kind, as soon as it is written. */
export async function findMail(server: Server, wanted: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => (found = (await server.mails(0)).find(wanted)), { timeout: within(20_000) })
    .toBeDefined();
  return found!;
}
