import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { everyPath } from '../support/browser/page-paths.ts';
import { letClockStand } from '../support/browser/standing-clock.ts';
import { lookingTest as test } from '../support/server/site.ts';
import { fromElsewhere, wireBytes } from '../support/server/wire-bytes.ts';

const kb = 1024;

describe('what a page weighs on the wire', () => {
  test('HTML has at most 16 KB, styles 12, fonts before the first paint 20', async ({ server }) => {
    const paths = everyPath();
    expect(paths.length).toBeGreaterThan(130);
    const known = new Map<string, number>();
    const weigh = async (path: string) => {
      const bytes = known.get(path) ?? (await wireBytes(server, [path]));
      known.set(path, bytes);
      return bytes;
    };
    const heavy: string[] = [];
    for (const path of paths) {
      const html = await (await fetch(server.url + path)).text();
      const linked = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file]) => file!);
      const styles = linked(/<link rel="stylesheet" href="([^"]+)"/g);
      const fonts = linked(/<link rel="preload" href="([^"]+)" as="font"/g);
      expect(styles).not.toEqual([]);
      const weights = [
        { of: 'HTML', files: [path], most: 16 },
        { of: 'styles', files: styles, most: 12 },
        { of: 'fonts before the first paint', files: fonts, most: 20 },
      ];
      for (const { of, files, most } of weights) {
        let bytes = 0;
        for (const file of files) bytes += await weigh(file);
        if (bytes > most * kb) heavy.push(`${path}: ${of} ${(bytes / kb).toFixed(1)} KB`);
      }
    }
    expect(heavy).toEqual([]);
  });

  test.for(['/blogs', '/catalogue', href.loom(), href.fabric(fabrics[0]!.slug)])(
    '%s has at most 28 KB with its style inside, for who arrives',
    async (path, { server }) => {
      const weigh = () => wireBytes(server, [path], fromElsewhere);
      const linked = await wireBytes(server, [path]);
      expect(await weigh()).toBeGreaterThan(linked + 8 * kb);
      // The first who arrives does not wait for a strong compression.
      await expect.poll(weigh).toBeLessThanOrEqual(28 * kb);
    },
  );

  // Those with rare letters (×, #, •, brackets in a heading) among them.
  test.for([
    '/',
    '/samples',
    '/privacy-policy',
    '/ai-fabric-guide',
    '/embed',
    href.loom(),
    href.compare(fabrics.slice(0, 3).map(({ slug }) => slug)),
  ])('%s loads 40 KB of fonts at most', async (path, { visit, server }) => {
    const requested = new Set<string>();
    const page = await visit(path, {
      width: 'phone',
      prepare: async (fresh) => {
        await letClockStand(fresh);
        fresh.on('request', (request) => {
          if (request.resourceType() === 'font') requested.add(new URL(request.url()).pathname);
        });
      },
    });
    // They are asked for a moment after the first paint, those for rare letters when these are shown.
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body.lastElementChild!).fontFamily))
      .toMatch(/^"?Instrument Sans"?,/);
    await page.evaluate(async () => void (await document.fonts.ready));
    const bytes = await wireBytes(server, requested);
    expect(bytes).toBeGreaterThan(10 * kb);
    expect(bytes).toBeLessThanOrEqual(40 * kb);
  });
});
