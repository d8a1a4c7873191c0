import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lightAddress, preloadNeighbours } from './preload-neighbours.ts';

const items = ['a', 'b', 'c', 'd'].map((name) => ({
  src: `https://mill.example/pictures/fabrics/x/${name}-1440.avif`,
  alt: name,
  light: undefined,
}));

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

async function fetchedBeside(
  index: number,
  list = items,
  urgency: 'priority' | 'normal' = 'priority',
): Promise<string[]> {
  const addresses: string[] = [];
  await preloadNeighbours(list, index, urgency, async (address) => {
    addresses.push(address.replace('https://mill.example', ''));
  });
  return addresses;
}

test('fetches the small versions of both neighbours, then the large ones, wrapping at the ends', async () => {
  expect(await fetchedBeside(0)).toEqual([
    '/img/fabrics/x/b-200-q35.webp',
    '/img/fabrics/x/d-200-q35.webp',
    '/pictures/fabrics/x/b-1440.avif',
    '/pictures/fabrics/x/d-1440.avif',
  ]);
});

test('before the visitor has moved, only the next one is fetched', async () => {
  expect(await fetchedBeside(0, items, 'normal')).toEqual([
    '/img/fabrics/x/b-200-q35.webp',
    '/pictures/fabrics/x/b-1440.avif',
  ]);
});

test('a phone fetches smaller versions, one at a time', async () => {
  vi.stubGlobal('innerWidth', 390);
  let busy = 0;
  let most = 0;
  const addresses: string[] = [];
  await preloadNeighbours(items, 1, 'priority', async (address) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setTimeout(resolve, 1));
    addresses.push(address);
    busy -= 1;
  });
  expect(most).toBe(1);
  expect(addresses[0]).toBe('/img/fabrics/x/c-140-q20.webp');
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %j only the light ones are fetched',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    expect((await fetchedBeside(0)).every((address) => address.startsWith('/img/'))).toBe(true);
  },
);

test('a single picture has no neighbours, and one of two has one', async () => {
  expect(await fetchedBeside(0, items.slice(0, 1))).toEqual([]);
  expect((await fetchedBeside(0, items.slice(0, 2))).length).toBe(2);
});

test('an address outside this site has no small version', () => {
  expect(lightAddress('https://elsewhere.example/a.jpg', '200-q35.webp')).toBeUndefined();
});
