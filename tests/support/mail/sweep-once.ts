import { readFileSync } from 'node:fs';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { connect } from '../../../src/server/mail-in/connect.ts';
import { sweepFolder } from '../../../src/server/mail-in/sweep-folder.ts';

/** A process that sweeps the mailbox once, to be killed in the middle of it. */
const [dataDir = '', databaseUrl = '', port = '', caFile = ''] = process.argv.slice(2);
const store = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
const { client } = await connect(
  {
    host: 'localhost',
    port: Number(port),
    secure: true,
    user: 'mill',
    password: 'geheim',
    inbox: 'INBOX',
    from: 'all',
    plus: true,
    ca: readFileSync(caFile, 'utf8'),
  },
  undefined,
);
process.stdout.write('sweeping\n');
const parts = { store, folder: 'inbox', path: 'INBOX', mailbox: 'm/INBOX', from: 'all' } as const;
await sweepFolder(client, { ...parts, now: () => Date.now(), alive: () => {} });
client.close();
await store.close();
process.exit();
