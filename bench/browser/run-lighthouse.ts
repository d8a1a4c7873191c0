import lighthouse, { type Flags } from 'lighthouse';
import { freePort } from '../../tests/support/server/free-port.ts';
import { launch } from '../../tests/support/server/launch.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseRun {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Lighthouse's own measure of how fast this machine was. */
  readonly index: number;
  readonly faults: readonly string[];
}

/** Starts and closes a browser for each run, because Lighthouse's own launcher leaves it running when interrupted. */
export async function runLighthouse(url: string, flags: Flags): Promise<LighthouseRun> {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', ...flags });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    const number = (id: string) => Math.round((lhr.audits[id]?.numericValue ?? 0) * 1000) / 1000;
    return {
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([id, { score }]) => [
          id,
          Math.round((score ?? 0) * 100),
        ]),
      ) as Record<Category, number>,
      lcp: Math.round(number('largest-contentful-paint')),
      tbt: Math.round(number('total-blocking-time')),
      cls: number('cumulative-layout-shift'),
      index: Math.round(lhr.environment.benchmarkIndex),
      faults: Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id, title }) => `${id}: ${title}`),
    };
  } finally {
    await browser.close();
  }
}
