import { setTimeout as wait } from 'node:timers/promises';
import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';
import { within } from '../patience.ts';

/**
 * Collects console messages, exceptions and failed requests of a page. The returned function stops
 * watching and returns them.
 */
export function watchPage(
  page: Page,
  expected: readonly RegExp[],
  patienceMs = within(10_000),
): () => Promise<string[]> {
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(`${page.url()}: ${fault}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (isLatePreview(message, page) || isEarlyLook(message)) return;
    note(`console ${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => {
    // The browser aborts a page transition when one of the pages is late and reports that as an
    // exception of the page, although no script of ours is involved.
    if (!error.message.startsWith('Transition was ')) note(`uncaught: ${error.message}`);
  };
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A navigation aborts pictures that are still loading, which is not a fault.
    if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('requestfailed', onFailed);
  page.on('response', onResponse);
  return async () => {
    // Waits for events that the browser has not delivered yet. A page whose navigation hangs never
    // answers, and would hold up every test after this one.
    const answer = page.evaluate(() => 'answered').catch(() => 'closed');
    const isSilent =
      (await Promise.race([answer, wait(patienceMs, 'silent', { ref: false })])) === 'silent';
    if (isSilent) faults.push(`${page.url()}: the page does not answer`);
    page.off('console', onConsole);
    page.off('pageerror', onError);
    page.off('requestfailed', onFailed);
    page.off('response', onResponse);
    return faults;
  };
}

/** The test itself asked about what styles/later.css keeps out of the first frame, before there was one. */
function isEarlyLook(message: ConsoleMessage): boolean {
  return message.text() === 'Rendering was performed in a subtree hidden by content-visibility.';
}

/**
 * The desk shows the site's own pages in a frame, which the browser draws late on a busy machine: their
 * letters are then used some seconds after they were loaded.
 */
function isLatePreview(message: ConsoleMessage, page: Page): boolean {
  return (
    new URL(page.url()).pathname.startsWith('/desk') &&
    message.text().includes('was preloaded using link preload but not used within a few seconds')
  );
}
