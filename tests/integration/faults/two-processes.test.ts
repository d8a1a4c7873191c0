import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines, freshHome } from '../../support/database/engines.ts';

const each = 60;

describe.each(engines())('two processes on one database (%s)', (engine) => {
  test('lose nothing and send nothing twice', async () => {
    const home = await freshHome(engine);
    const program = join(import.meta.dirname, '../../support/server/busy-instance.ts');
    const children = ['a', 'b'].map((name) =>
      spawn(process.execPath, [program, name, String(each)], {
        env: { ...process.env, ...home.env },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    let said = '';
    for (const child of children) child.stdout.on('data', (text) => (said += text));
    await Promise.all(children.map((child) => once(child, 'close')));
    expect(children.map(({ exitCode }) => exitCode)).toEqual([0, 0]);

    const store = await home.open();
    const enquiries = await store.db.selectFrom('enquiry').select('id').execute();
    expect(enquiries).toHaveLength(2 * each);
    const unsent = store.db.selectFrom('outbox').select('id').where('sent_at', 'is', null);
    expect(await unsent.execute()).toEqual([]);
    const sent = said.trim().split('\n');
    expect(sent).toHaveLength(4 * each);
    expect(new Set(sent).size).toBe(4 * each);
  });
});
