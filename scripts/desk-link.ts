import { firstOwnerPath, ownerRescuePath } from '../src/server/desk/sign-in/first-owner-link.ts';
import { requireDatabase } from './database-command.ts';

/**
 * `npm run desk-link`: prints the link for the first owner of the desk.
 * `npm run desk-link owner@mill.example`: prints a link for a new password, for an owner who has
 * lost password, telephone and recovery codes. Either works once, within an hour.
 */
const [email] = process.argv.slice(2);
const { store, settings } = await requireDatabase({ state: 'maybe-empty', folder: false });
try {
  const now = Date.now();
  const path = email ? await ownerRescuePath(store, email, now) : await firstOwnerPath(store, now);
  if (path === undefined) {
    console.error(
      email
        ? `No owner of the desk has the address ${email}. Other colleagues get a link from an owner, under Settings.`
        : 'The desk has an owner. For an owner who lost everything: npm run desk-link <their e-mail address>',
    );
    process.exitCode = 1;
  } else {
    console.log(`${settings.siteUrl}${path}`);
    console.log(`On this machine: http://localhost:${settings.port}${path}`);
    console.log('It works once, within an hour; earlier links have ended.');
  }
} finally {
  await store.close();
}
