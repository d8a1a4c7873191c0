import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { endOfDay } from '../../../src/domain/claim/days.ts';
import { engines, freshHome } from '../../support/database/engines.ts';
import { edit, editAndPublish, publishRevision } from '../../support/publishing/edit.ts';
import { openInstance, say, soon } from '../../support/publishing/instance.ts';
import { tinyBuilds } from '../../support/publishing/tiny-site.ts';

const lastDay = '2026-12-05';
const midnight = endOfDay('Asia/Kolkata', lastDay);

describe.for(engines())('the last day of a claim on %s', (engine) => {
  test('ends on every instance at midnight, without a publication, also from its disk', async () => {
    let now = midnight - 1;
    const clock = { now: () => now };
    const home = await freshHome(engine);
    const store = await home.open();
    const { build } = await tinyBuilds();
    const start = async (name: string) =>
      openInstance(await home.open(), await build('a'), join(home.dataDir, name), name, clock);
    const first = await start('one');
    const second = await start('two');
    await publishRevision(
      store,
      'claim',
      'since',
      await edit(store, 'claim', 'since', { validUntil: lastDay }),
    );
    const heading = 'Knitting {claims.since.text}. No line.';
    const number = await editAndPublish(store, 'offline', onlyKey, { heading });
    const shown = (instance: typeof first) => say(instance, '/about');
    for (const instance of [first, second]) {
      await vi.waitFor(
        () => expect(shown(instance)).toContain('|Knitting Since 55+ Years. No line.'),
        soon,
      );
    }
    await second.opened.stop();

    now = midnight;
    await vi.waitFor(() => expect(shown(first)).toContain('|No line.'), soon);
    expect(first.opened.publicSite.state.number).toBe(number);
    expect(first.opened.publicSite.read().claims.since).toBeUndefined();
    // Printed once for that midnight: nothing else ends.
    const printed = first.printed().length;
    await first.opened.following.look();
    expect(first.printed()).toHaveLength(printed);

    // One that slept over midnight prints before it shows its copy.
    const woken = await start('two');
    expect(shown(woken)).toContain('|No line.');
  });
});
