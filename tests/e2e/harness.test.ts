import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { watchPage } from '../support/watch-page.ts';

/** A page for each kind of fault: if the watch goes blind, every other test here means nothing. */
const faulty: Readonly<Record<string, { html: string; seen: RegExp }>> = {
  console: { html: '<script src="/console.js"></script>', seen: /console log: hello/ },
  throwing: { html: '<script src="/throwing.js"></script>', seen: /uncaught: broken/ },
  'inline style': { html: '<p style="color:red">x</p>', seen: /Content Security Policy/i },
  'inline script': { html: '<script>1</script>', seen: /Content Security Policy/i },
  'missing file': { html: '<img alt="" src="/gone.png">', seen: /answer 404/ },
  'dead host': { html: '<img alt="" src="http://127.0.0.1:9/x.png">', seen: /request failed/ },
};
const scripts: Readonly<Record<string, string>> = {
  '/console.js': 'console.log("hello")',
  '/throwing.js': 'throw new Error("broken")',
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src *; require-trusted-types-for 'script'; trusted-types 'none'";

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    const script = scripts[path];
    const page = faulty[decodeURIComponent(path.slice(1))];
    response.statusCode = script || page ? 200 : 404;
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.setHeader('content-security-policy', policy);
    response.end(script ?? `<!doctype html><html lang="en"><title>x</title>${page?.html ?? ''}`);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

describe('the browser watch', () => {
  test.for(Object.entries(faulty))('notices: %s', async ([name, { seen }], { browser }) => {
    const page = await browser.newPage();
    const faults = watchPage(page, []);
    await page.goto(`${url}/${name}`, { waitUntil: 'networkidle' });
    expect((await faults()).join('\n')).toMatch(seen);
    await page.close();
  });

  test('lets pass what a test expects', async ({ open }) => {
    const page = await open(`${url}/missing file`, { expected: [/404/] });
    expect(await page.title()).toBe('x');
  });
});
