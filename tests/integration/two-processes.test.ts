import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines, freshHome } from '../support/engines.ts';

const each = 60;

describe.each(engines)('two processes on one database (%s)', (engine) => {
  test('lose nothing and send nothing twice', async () => {
    const home = await freshHome(engine);
    const program = join(import.meta.dirname, '../support/busy-instance.ts');
    const children = ['a', 'b'].map((name) =>
      spawn(process.execPath, [program, name, String(each)], {
        env: { ...process.env, ...home.env },
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
    );
    await Promise.all(children.map((child) => once(child, 'exit')));
    expect(children.map(({ exitCode }) => exitCode)).toEqual([0, 0]);

    const store = await home.open();
    const enquiries = await store.db.selectFrom('enquiry').select('id').execute();
    expect(enquiries).toHaveLength(2 * each);
    const mails = await store.db.selectFrom('outbox').select(['attempts', 'sent_at']).execute();
    expect(mails).toHaveLength(4 * each);
    expect(mails.filter(({ sent_at }) => sent_at === null)).toEqual([]);
    expect(mails.filter(({ attempts }) => attempts !== 1)).toEqual([]);
  });
});
