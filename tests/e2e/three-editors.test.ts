import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fabricFiles } from '../../src/content/fabrics/fabric-files.ts';
import { fabricKey } from '../../src/content/records/fabric-clashes.ts';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { buildAddress } from '../../src/contract/desk/endpoint.ts';
import { endpoints } from '../../src/contract/desk/endpoints.ts';
import { enterAsColleague, enterAsOwner, type Session } from '../support/desk/enter-desk.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

const fabric = Object.values(fabricFiles)
  .flat()
  .find(({ number }) => number === '14B')!;
const params = { kind: 'fabric', key: fabricKey(fabric.id) };
const card = screenPath('fabric', { id: params.key });
const patience = within(180_000);

/** What each of the three writes as a width; all three are written before any of them is saved. */
const widths = { Asha: '61', Harpreet: '58', Simran: '56' } as const;

test(
  'three editors in three browsers on one fabric: nothing is lost, each clash is asked once',
  async ({ visit, server }) => {
    const asha = await enterAsOwner(visit, server);
    const newcomer = (name: string) => ({
      name,
      email: `${name.toLowerCase()}@mill.example`,
      password: `the looms of ${name} sing`,
      role: 'editor' as const,
    });
    const harpreet = await enterAsColleague(visit, server, asha, newcomer('Harpreet'));
    const simran = await enterAsColleague(visit, server, asha, newcomer('Simran'));
    const open = (session: Session) => visit(card, { options: { storageState: session } });
    const [one, two, three] = [await open(asha), await open(harpreet), await open(simran)];

    // The line of each is held until all three have written: all began with the same.
    let release = () => {};
    const all = new Promise<void>((resolve) => (release = resolve));
    for (const page of [one, two, three]) {
      await width(page).waitFor();
      await page.route('**/content/fabric/*', async (route) => {
        if (route.request().method() === 'PUT') await all;
        await route.continue();
      });
    }
    await width(one).fill(widths.Asha);
    await name(one).fill('Locknit Premium One');
    await width(two).fill(widths.Harpreet);
    await words(two).fill(
      'Soft face, quiet back, and it holds a pleat. For linings and sports tops.',
    );
    await width(three).fill(widths.Simran);
    release();

    // Whoever was first is asked nothing; each of the others is asked once, and keeps what is on the page.
    const asked = [one, two, three].map((page) => clash(page));
    await expect.poll(() => count(asked), { timeout: within(30_000) }).toBe(2);
    for (const page of [one, two, three]) {
      const group = clash(page);
      if ((await group.count()) === 0) continue;
      await group.getByRole('button', { name: /^Take / }).click();
      await group.waitFor({ state: 'detached' });
    }
    for (const page of [one, two, three]) await page.getByText('Draft saved').waitFor();
    await expect
      .poll(async () => new Set(await Promise.all([one, two, three].map(shown))).size, {
        timeout: within(30_000),
      })
      .toBe(1);
    expect(await count([one, two, three].map((page) => clash(page)))).toBe(0);

    // The fields of all three are in the draft, and every width that was typed is in the history.
    const body = await one.evaluate(
      async (address) => {
        const answer = await fetch(address);
        return ((await answer.json()) as { body: Record<string, unknown> }).body;
      },
      buildAddress(endpoints.contentRecord, { params }),
    );
    expect(body).toMatchObject({
      title: 'Locknit Premium One',
      description: 'Soft face, quiet back, and it holds a pleat. For linings and sports tops.',
    });
    const typed = await one.evaluate(
      async ({ history, revision }) => {
        const lines = (await (await fetch(history)).json()) as { id: string }[];
        const bodies = await Promise.all(
          lines.map(async ({ id }) => (await fetch(revision.replace('_id_', id))).text()),
        );
        return bodies.join('\n');
      },
      {
        history: buildAddress(endpoints.contentHistory, { params }),
        revision: buildAddress(endpoints.contentRevision, {
          params: { ...params, revision: '_id_' },
        }),
      },
    );
    for (const inches of Object.values(widths)) expect(typed).toContain(`"width":${inches}`);
  },
  patience,
);

const width = (page: Page) => page.getByRole('textbox', { name: 'Width in inches' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const words = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const clash = (page: Page) => page.getByRole('group', { name: 'Width: two people wrote here' });

/** What the card of one of them says in the fields that were written. */
async function shown(page: Page): Promise<string> {
  return JSON.stringify([
    await width(page).inputValue(),
    await name(page).inputValue(),
    await words(page).inputValue(),
  ]);
}

async function count(groups: readonly { count(): Promise<number> }[]): Promise<number> {
  const found = await Promise.all(groups.map((group) => group.count()));
  return found.filter((one) => one > 0).length;
}
