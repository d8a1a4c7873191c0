import { afterPaint } from '../../../ui/after-paint.ts';
import { islands, type IslandName } from './registry.ts';
import { deferFirstAction } from './defer-first-action.ts';
import { armTrigger, onIntent, type Trigger } from './triggers.ts';

/** Finds the islands of this page and hydrates each one when its trigger fires. */
export function wakeIslands(root: Document): void {
  const wakeByName = new Map<string, () => void>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, on } = element.dataset;
    const letGo = deferFirstAction(element, island!, root);
    let woken = false;
    const wake = () => {
      if (woken) return;
      woken = true;
      afterPaint(() => void hydrate(element, letGo));
    };
    wakeByName.set(island!, wake);
    armTrigger(element, on as Trigger, wake);
  }
  wakeFromOutside(root, wakeByName);
}

/** An element outside an island, even one added later, can wake it by its name in `data-wakes`. */
function wakeFromOutside(root: Document, wakeByName: ReadonlyMap<string, () => void>): void {
  onIntent(root, ({ target }) => {
    const caller = (target as Element).closest?.<HTMLElement>('[data-wakes]');
    if (caller) wakeByName.get(caller.dataset['wakes']!)?.();
  });
}

async function hydrate(element: HTMLElement, letGo: () => void): Promise<void> {
  const { island, props, style } = element.dataset;
  try {
    const [{ hydrateIsland }, { default: component }] = await Promise.all([
      import('./hydrate.ts'),
      islands[island as IslandName](),
      style && loadStyle(style),
    ]);
    await hydrateIsland(element, component, JSON.parse(props ?? '{}'), island!);
    element.dataset['live'] = '';
    letGo();
  } catch (error) {
    // Without the island the markup still works: links navigate and forms post.
    letGo();
    console.warn(`${island} did not load`, error);
  }
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    document.head.append(link);
  });
}
