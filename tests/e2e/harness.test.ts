import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { auditAccessibility, findSidewaysScroll } from '../support/browser/axe-audit.ts';
import { test } from '../support/browser/browser.ts';
import { findHiddenFocus } from '../support/browser/find-hidden-focus.ts';
import { findLostInForcedColours } from '../support/browser/find-lost-in-forced-colours.ts';
import { findMotion } from '../support/browser/find-motion.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { findUnspoken, readTree } from '../support/browser/read-tree.ts';
import { watchPage } from '../support/browser/watch-page.ts';

/** A page for each kind of fault: if the watch missed one, every other test would be worthless. */
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

/** A fault for each finder, in a page without other faults. */
const shut: readonly {
  readonly name: string;
  readonly html: string;
  readonly find: (page: Page) => Promise<string[]>;
  readonly seen: RegExp;
}[] = [
  { name: 'axe', html: '<img src="data:,">', find: auditAccessibility, seen: /image-alt/ },
  {
    name: 'a page that scrolls sideways',
    html: '<div style="width:3000px">x</div>',
    find: findSidewaysScroll,
    seen: /reaches past/,
  },
  {
    name: 'small targets',
    html: '<button style="width:14px;height:14px;padding:0">a</button><button style="width:14px;height:14px;padding:0">b</button>',
    find: findSmallTargets,
    seen: /under 24 px/,
  },
  {
    name: 'a low button',
    html: '<button class="btn" style="height:30px">Send</button>',
    find: findSmallTargets,
    seen: /under 44 px/,
  },
  {
    name: 'focus under a bar',
    html: '<p style="height:2000px"></p><a href="/x">far</a><div style="position:fixed;inset:auto 0 0;height:300px;background:#fff"></div>',
    find: findHiddenFocus,
    seen: /“far” is under div/,
  },
  {
    name: 'focus outside the window',
    html: '<a href="/x" style="position:fixed;left:-500px">gone</a>',
    find: findHiddenFocus,
    seen: /“gone” lies at -500/,
  },
  {
    name: 'motion',
    html: '<style>@keyframes k{to{rotate:1turn}}p{animation:k 1s infinite}</style><p>x</p>',
    find: findMotion,
    seen: /k of p/,
  },
  {
    name: 'a control without an edge in forced colours',
    html: '<style>.btn{border:0;background:navy;color:#fff}</style><button class="btn">Send</button>',
    find: findLostInForcedColours,
    seen: /no edge/,
  },
  {
    name: 'a focus that only a shadow shows',
    html: '<style>a:focus{outline:0;box-shadow:0 0 0 3px navy}</style><a href="/x">y</a>',
    find: findLostInForcedColours,
    seen: /no focus/,
  },
  {
    name: 'a mask in forced colours',
    html: `<style>i{display:block;width:9px;height:9px;background:navy;mask:url("data:image/svg+xml,%3Csvg/%3E")}</style><button>b<i></i></button>`,
    find: findLostInForcedColours,
    seen: /painted through a mask/,
  },
  {
    name: 'a nameless button',
    html: '<button></button>',
    find: async (page) => findUnspoken(await readTree(page)),
    seen: /a button without a name/,
  },
];

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

  test('notices a page that no longer answers, instead of waiting for it', async ({ browser }) => {
    const page = await browser.newPage();
    const faults = watchPage(page, [], 300);
    await page.goto(`${url}/console`);
    page
      .evaluate(() => {
        for (;;);
      })
      .catch(() => {});
    expect((await faults()).join('\n')).toMatch(/the page does not answer/);
    await page.close();
  });

  test('ignores faults that a test expects', async ({ open }) => {
    const page = await open(`${url}/missing file`, { expected: [/404/] });
    expect(await page.title()).toBe('x');
  });
});

test('each finder reports its fault, and nothing on a page without faults', async ({ browser }) => {
  const page = await browser.newPage();
  const show = (html: string) =>
    page.setContent(
      `<!doctype html><html lang="en"><title>x</title><style>a,button{display:inline-block;min-height:44px;min-width:44px;border:1px solid}</style><main><h1>One</h1>${html}</main>`,
    );
  for (const { name, html, find, seen } of shut) {
    await page.emulateMedia({ forcedColors: find === findLostInForcedColours ? 'active' : 'none' });
    await show('<button>Fine</button><p>Read <a href="/x">this</a> first.</p>');
    expect(await find(page), `${name}: none`).toEqual([]);
    await show(html.replace('style="', 'style="min-height:0;min-width:0;'));
    expect((await find(page)).join('\n'), `${name}: seen`).toMatch(seen);
  }
  await page.close();
});
