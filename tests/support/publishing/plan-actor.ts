import { openDatabase } from '../../../src/server/db/open-database.ts';
import { startPlans } from '../../../src/server/desk/publishing/run-plans.ts';
import { readSettings } from '../../../src/server/env.ts';
import { createLog } from '../../../src/server/log.ts';

/** Publishes what is planned, in a process of its own, which may be killed at any moment. */
const read = readSettings();
if (!read.ok) throw new Error(read.faults.join('\n'));
const store = await openDatabase(read.settings);
startPlans({ store, clock: { now: () => Date.now() }, log: createLog(() => {}), everyMs: 5 });
process.stdout.write('ready\n');
