import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { test } from '../support/server/site.ts';

test('another site may frame the assistant, and it works there', async ({ server, open }) => {
  const partner = createServer((_, res) => {
    res.setHeader('content-type', 'text/html');
    res.end(
      `<!doctype html><title>Partner</title><iframe src="${server.url}/embed" title="Assistant" width="400" height="700"></iframe>`,
    );
  });
  partner.listen(0, '127.0.0.1');
  await once(partner, 'listening');
  try {
    // Another host name for this machine is another site for the browser.
    const { port } = partner.address() as AddressInfo;
    const page = await open(`http://localhost:${port}/`, { expected: [/favicon/, /404/] });
    const frame = page.frameLocator('iframe');
    const input = frame.getByPlaceholder('Type your message...');
    await input.fill('pure cotton');
    await input.press('Enter');
    const reply = frame
      .locator('.said-bot')
      .nth(1)
      .getByRole('link', { name: /100% Cotton/ });
    expect(await reply.getAttribute('target')).toBe('_blank');
    await frame.getByRole('link', { name: 'Request Samples & Quote' }).click();
    await frame.getByLabel('Name').fill('Asha Rao');
    await frame.getByLabel('Email').fill('asha@buyer.example');
    await frame.getByLabel('Phone').fill('+91 98765 43210');
    await frame.getByLabel('I agree').check();
    await frame.getByRole('button', { name: 'Submit' }).click();
    await frame.getByText('Thank you! Your request has reached the mill.').waitFor();
  } finally {
    partner.closeAllConnections();
    partner.close();
  }
});

test('no other page may be framed', async ({ server }) => {
  for (const path of ['/', '/ai-fabric-guide', '/ai-fabric-guide?q=hi', '/quote']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
  const { headers } = await fetch(`${server.url}/embed`);
  expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(headers.get('x-frame-options')).toBeNull();
});

test('alone it fills the screen and is accessible', async ({ visit }) => {
  const page = await visit('/embed', { ...forAudit, width: 'phone' });
  expect(await auditAccessibility(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 500 });
  expect(await findSidewaysScroll(page)).toEqual([]);
  const foot = await page.getByRole('link', { name: 'Call' }).boundingBox();
  expect(foot!.y + foot!.height).toBeLessThanOrEqual(500);
});
