import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, CDPSession } from 'playwright-core';
import { href } from '../../src/contract/routes.ts';
import type { Fabric } from '../../src/domain/fabric/fabric.ts';
import { plainTexels } from '../../src/web/islands/cloth/place-order.ts';

export interface Touched {
  readonly what: string;
  /** From the touch to the first frame of cloth on the page. */
  readonly firstFrameMs: number;
  /** CPU of all processes of the browser meanwhile. */
  readonly firstFrameCpuMs: number;
  /** CPU of the worker's thread, from its start: its script is read for the first time. */
  readonly coarseCpuMs: number;
  readonly fineCpuMs: number;
}

/** The built page of each fabric, touched by a visitor who was never here. */
export async function touchPlates(
  browser: Browser,
  site: string,
  fabrics: readonly Fabric[],
): Promise<readonly Touched[]> {
  const found: Touched[] = [];
  for (const { slug } of fabrics) {
    const coarse = await touch(browser, site + href.fabric(slug), plainTexels[0]);
    const fine = await touch(browser, site + href.fabric(slug), plainTexels[1]);
    found.push({
      what: slug,
      firstFrameMs: coarse.firstFrameMs,
      firstFrameCpuMs: coarse.cpuMs,
      coarseCpuMs: coarse.workerMs,
      fineCpuMs: fine.workerMs,
    });
    console.log(JSON.stringify(found.at(-1)));
  }
  return found;
}

/** One visit, in which the worker is asked for one plate only, so many texels across. */
async function touch(browser: Browser, address: string, texels: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(prepare, texels);
    await page.goto(address, { waitUntil: 'load' });
    const session = await browser.newBrowserCDPSession();
    const before = await cpuMs(session);
    const shown = page.evaluate(untilShown);
    await page.locator('.lamp-first').click();
    const firstFrameMs = await shown;
    const after = await cpuMs(session);
    await page.locator('.live-stage:not([data-busy])').waitFor({ state: 'attached' });
    const workerMs = await workerCpuMs(session);
    await session.detach();
    return { firstFrameMs: Math.round(firstFrameMs), cpuMs: Math.round(after - before), workerMs };
  } finally {
    await context.close();
  }
}

/** Lets the page draw without a graphics card, and asks the loom for one stage of exactly this size. */
function prepare(texels: number): void {
  sessionStorage.setItem('cloth-software', 'allowed');
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, order: object) {
    const asked = 'mostTexels' in order ? { ...order, mostTexels: [texels], pxPerMm: 1e3 } : order;
    (postMessage as (order: object) => void).call(this, asked);
  };
}

/** Milliseconds from the touch until the first frame of cloth has been painted. */
function untilShown(): Promise<number> {
  let touched = 0;
  const note = () => (touched = performance.now());
  addEventListener('pointerdown', note, { capture: true, once: true });
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.live-plate[data-shown]')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)));
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

async function cpuMs(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** The page's worker is the thread of that name that has worked most. */
async function workerCpuMs(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const threads = processInfo
    .filter(({ type }) => type === 'renderer')
    .flatMap(({ id }) => readdirSync(`/proc/${id}/task`).map((task) => `/proc/${id}/task/${task}`))
    .filter((task) => readFileSync(`${task}/comm`, 'latin1').startsWith('DedicatedWorker'));
  const worked = threads.map((task) =>
    Number(readFileSync(`${task}/schedstat`, 'latin1').split(' ')[0]),
  );
  return Math.round(Math.max(...worked) / 1e6);
}
