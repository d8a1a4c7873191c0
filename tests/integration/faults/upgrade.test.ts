import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { publishBuild } from '../../../scripts/site/publish-build.ts';
import type { BuiltFile } from '../../../src/contract/render.ts';
import { openBalancer } from '../../support/server/balancer.ts';
import type { Between } from '../../support/server/stand-between.ts';
import { freshHome } from '../../support/database/engines.ts';
import { startLoad } from '../../support/faults/enquiry-load.ts';
import { freePort } from '../../support/server/free-port.ts';
import { makeLightServer } from '../../support/server/light-server.ts';
import { createServerUnderTest } from '../../support/server/server-under-test.ts';

test('a new build is published while visitors read, send and keep old pages open', async () => {
  const home = await freshHome('postgres');
  const folder = join(home.dataDir, 'light');
  const program = await makeLightServer(folder);
  const build = join(folder, 'build');
  await publishSmall(build, 'site-1');
  const env = { ...home.env, TRUST_PROXY: '1', NODE_COMPILE_CACHE: join(home.dataDir, 'compiled') };
  const instances = [
    createServerUnderTest(program, await freePort(), env),
    createServerUnderTest(program, await freePort(), env),
  ];
  for (const instance of instances) {
    await instance.bringUp();
    onTestFinished(() => instance.kill());
  }
  const balancer = await openBalancer(instances.map(({ url }) => url));
  onTestFinished(() => balancer.close());
  const leftOpen = await readPage(balancer);
  expect(leftOpen).toMatchObject({ buildName: 'site-1' });

  const reading = startReading(balancer);
  const load = startLoad([balancer.url], 2, 50);
  await sleep(300);
  await publishSmall(build, 'site-2');
  await sleep(300);
  for (const instance of instances) {
    await instance.end();
    await instance.bringUp();
    // Long enough for pages of the new build to request their scripts from the old instance.
    await sleep(600);
  }
  await load.finish();
  const { pages, faults } = await reading.finish();

  expect(faults).toEqual([]);
  expect(load.faults).toEqual([]);
  expect(pages.get('site-1')).toBeGreaterThan(5);
  expect(pages.get('site-2')).toBeGreaterThan(5);
  // A tab that was open all the while still finds its script and its style.
  expect(await readAssets(balancer, leftOpen.assets)).toEqual([]);
  const now = await readPage(balancer);
  expect(now.buildName).toBe('site-2');
  expect(await readAssets(balancer, now.assets)).toEqual([]);
  console.info(
    `upgrade: ${[...pages].map(([name, count]) => `${count} pages of ${name}`).join(', ')}, 0 failed; ${load.acknowledged.size} enquiries, 0 refused`,
  );
});

test('the previous build is kept, older and abandoned builds are removed', async () => {
  const home = await freshHome('sqlite');
  const build = join(home.dataDir, 'build');
  await publishSmall(build, 'site-1');
  await publishSmall(build, 'site-2');
  await mkdir(join(build, 'site-25'));
  await publishSmall(build, 'site-3');
  expect((await readdir(build)).toSorted()).toEqual(['site-2', 'site-3', 'site.json']);
  const { default: site } = await import(join(build, 'site.json'), { with: { type: 'json' } });
  const files = (site.previousAssets as BuiltFile[]).map(({ file }) => file);
  expect(files.toSorted()).toEqual(['site-2/app-site-2.js', 'site-2/desk-site-2.css']);
});

/** A build of one page with a script and a stylesheet, like ours. */
async function publishSmall(build: string, buildName: string): Promise<void> {
  const at = (name: string) => join(build, buildName, name);
  await mkdir(at('web'), { recursive: true });
  const assets = {
    [`/assets/app-${buildName}.js`]: `app-${buildName}.js`,
    [`/desk/assets/desk-${buildName}.css`]: `desk-${buildName}.css`,
  };
  const html = `<!doctype html><title>${buildName}</title>${Object.keys(assets).join(' ')}`;
  const files = {
    'index.html': html,
    '404.html': '<!doctype html><title>Not found</title>',
    ...Object.fromEntries(Object.values(assets).map((name) => [name, `/* ${buildName} */`])),
    'web/render.js': "export const render = () => ({ status: 404, html: '' });",
    'web/package.json': '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(at(name), text);
  const page = { type: 'text/html; charset=utf-8', immutable: false, compressed: false };
  await publishBuild(build, buildName, {
    siteUrl: 'https://taana.example',
    renderer: `${buildName}/web/render.js`,
    pages: [
      { ...page, path: '/', file: `${buildName}/index.html`, status: 200 },
      { ...page, path: '/404', file: `${buildName}/404.html`, status: 404 },
    ],
    assets: Object.entries(assets).map(([path, name]) => ({
      path,
      file: `${buildName}/${name}`,
      type: name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
      status: 200,
      immutable: true,
      compressed: false,
    })),
  });
}

interface Page {
  readonly buildName: string;
  readonly assets: readonly string[];
}

async function readPage({ url }: Between): Promise<Page> {
  const answer = await fetch(url);
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`/ was answered ${answer.status}`);
  const buildName = /<title>(.+?)<\/title>/.exec(html)?.[1] ?? '';
  return { buildName, assets: html.match(/\/(desk\/)?assets\/[\w.-]+/g) ?? [] };
}

/** Requests that were not answered as the page expects. */
async function readAssets({ url }: Between, assets: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  expect(assets).toHaveLength(2);
  for (const path of assets) {
    const answer = await fetch(url + path);
    const text = await answer.text();
    const buildName = /site-\d/.exec(path)?.[0];
    if (answer.status !== 200 || text !== `/* ${buildName} */`)
      faults.push(`${path}: ${answer.status}`);
  }
  return faults;
}

/** Acts as browsers: loads a page and, after a moment, its script and stylesheet from either server. */
function startReading(balancer: Between) {
  const pages = new Map<string, number>();
  const faults: string[] = [];
  let on = true;
  const readers = Array.from({ length: 4 }, async () => {
    while (on) {
      try {
        const { buildName, assets } = await readPage(balancer);
        pages.set(buildName, (pages.get(buildName) ?? 0) + 1);
        await sleep(Math.random() * 200);
        faults.push(...(await readAssets(balancer, assets)));
      } catch (error) {
        faults.push(String(error));
      }
    }
  });
  return {
    async finish() {
      on = false;
      await Promise.all(readers);
      return { pages, faults };
    },
  };
}
