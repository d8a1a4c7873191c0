import sharp from 'sharp';
import { expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { enterAsOwner } from '../support/desk/enter-desk.ts';
import { fillFields } from '../support/enquiries/form-steps.ts';
import { within } from '../support/patience.ts';
import { test } from '../support/server/site.ts';

const fabric = fabrics.find(({ slug }) => slug === 'tricot-premium-12b')!;
const address = `${href.fabric(fabric.slug)}?shade=1f6d72&light=evening`;
const words = `${fabricName(fabric)}, dyed to #1F6D72 (Lab 42 -21 -10)`;

test('the preview picture of a shared shade shows that shade', async ({ server }) => {
  const page = await (await fetch(server.url + address)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(page)![1]!;
  expect(picture).toMatch(/\/img\/shades\/.+-1f6d72\.jpg$/);
  const bytes = await (await fetch(server.url + new URL(picture).pathname)).arrayBuffer();
  const { channels, dominant } = await sharp(bytes).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  expect(red).toBeLessThan(green! * 0.75);
  expect(Math.abs(green! - blue!)).toBeLessThan(24);
  expect(dominant.r).toBeLessThan(dominant.g);
});

test(
  'a shade in the address goes into the enquiry; mails and desk show a piece of it',
  async ({ visit, server }) => {
    const owner = await enterAsOwner(visit, server);
    // Without script: what is said stands in the markup.
    const page = await visit(address, { script: false });
    await page.getByRole('link', { name: 'Get Quote' }).first().click();
    await page.waitForURL(/\/quote\?/);
    const form = page.getByRole('form', { name: 'Quote request' });
    const product = form.getByRole('textbox', { name: /^Product/ });
    expect(await product.inputValue()).toContain(words);
    expect(await page.locator('.leaf-shade rect').getAttribute('fill')).toBe('#1f6d72');
    await fillFields(form, {
      name: 'Meera Shah',
      phone: '+91 98765 43210',
      email: 'm@shah.example',
    });
    await form.locator('[type=submit]').click();
    await page.getByText('Thank you').first().waitFor();

    const mails = await server.mails(2);
    const aboutShade = mails.filter(({ html }) => html?.includes('dyed to #1F6D72'));
    expect(aboutShade.map(({ to }) => to?.[0]?.address)).toContain('m@shah.example');
    expect(aboutShade.length).toBeGreaterThanOrEqual(2);
    for (const { html } of aboutShade) expect(html).toContain('background-color:#1f6d72');

    const desk = await visit(screenPath('inbox'), { options: { storageState: owner } });
    await desk.getByText('Meera Shah').first().click();
    await desk.getByText('dyed to #1F6D72').first().waitFor();
    const chip = desk.locator('.facts .shade-chip rect').first();
    expect(await chip.getAttribute('fill')).toBe('#1f6d72');
  },
  within(60_000),
);
