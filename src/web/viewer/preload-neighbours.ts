import { stepAround } from '../../domain/catalogue/neighbours.ts';
import { readLine } from '../line.ts';
import type { ViewerItem } from './gather-gallery.ts';

/** How many pictures are fetched at once, which small version, and after how many ms one is given up. */
export const preloading = {
  narrowBelow: 768,
  narrow: { atOnce: 1, light: '140-q20.webp' },
  wide: { atOnce: 3, light: '200-q35.webp' },
  timeoutMs: 5000,
  /** How many neighbours are fetched: the next one, or both once the visitor moves through the row. */
  first: { normal: 1, priority: 2 },
} as const;

/** Fetches the pictures on either side: small versions first, large ones only on a good connection. */
export async function preloadNeighbours(
  items: readonly ViewerItem[],
  index: number,
  urgency: keyof typeof preloading.first,
  fetchPicture: (address: string) => Promise<void> = fetchInto,
): Promise<void> {
  const sides = [1, -1].map((step) => items[stepAround(index, items.length, step)]!);
  const near = [...new Set(sides)].filter((item) => item !== items[index]);
  const { atOnce, light } =
    innerWidth < preloading.narrowBelow ? preloading.narrow : preloading.wide;
  const wanted = near.slice(0, preloading.first[urgency]);
  await inTurn(
    wanted.map(({ src }) => lightAddress(src, light)).filter(isText),
    atOnce,
    fetchPicture,
  );
  const { saveData, effectiveType } = readLine();
  if (saveData || effectiveType?.endsWith('2g')) return;
  await inTurn(
    wanted.map(({ src }) => src),
    atOnce,
    fetchPicture,
  );
}

/** `/pictures/scenes/fan-1440.avif` → `/img/scenes/fan-200-q35.webp` */
export function lightAddress(src: string, light: string): string | undefined {
  const parts = /\/(?:pictures|img)\/(.+)-\d+(?:\.\w+)?(?:\?.*)?$/.exec(src);
  return parts ? `/img/${parts[1]}-${light}` : undefined;
}

async function inTurn(
  addresses: readonly string[],
  atOnce: number,
  fetchPicture: (address: string) => Promise<void>,
): Promise<void> {
  const left = [...addresses];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await fetchPicture(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function fetchInto(address: string): Promise<void> {
  return new Promise((resolve) => {
    const img = new Image();
    const giveUp = setTimeout(() => {
      img.src = '';
      resolve();
    }, preloading.timeoutMs);
    for (const end of ['load', 'error']) {
      img.addEventListener(end, () => {
        clearTimeout(giveUp);
        resolve();
      });
    }
    img.src = address;
  });
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}
