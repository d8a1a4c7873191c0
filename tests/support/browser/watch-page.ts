import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

/**
 * Collects everything a clean page never does. The returned function says what it has seen, and
 * ends the watch.
 */
export function watchPage(page: Page, expected: readonly RegExp[]): () => Promise<string[]> {
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(`${page.url()}: ${fault}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    note(`console ${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => {
    // A transition between two pages that the browser itself starts and gives up when one of them
    // is late: reported as if the page had thrown, though no script of ours took part.
    if (!error.message.startsWith('Transition was ')) note(`uncaught: ${error.message}`);
  };
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A navigation that leaves while a picture is under way aborts the picture: no fault.
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
    // Events of the last moment are still on their way from the browser.
    await page.evaluate(() => 0).catch(() => 0);
    page.off('console', onConsole);
    page.off('pageerror', onError);
    page.off('requestfailed', onFailed);
    page.off('response', onResponse);
    return faults;
  };
}
