import { afterPaint } from '../../after-paint.ts';
import { islands, type IslandName } from './registry.ts';
import { holdFirstAct, type HeldAct } from './replay.ts';
import { armTrigger, intents, type Trigger } from './triggers.ts';

/** Finds the islands of this page and arms each with its trigger. */
export function wakeIslands(root: Document): void {
  const sleeping = new Map<string, () => void>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, on } = element.dataset;
    const act = holdFirstAct(element, island!, root);
    let woken = false;
    const wake = () => {
      if (woken) return;
      woken = true;
      afterPaint(() => void bringToLife(element, act));
    };
    sleeping.set(island!, wake);
    armTrigger(element, on as Trigger, wake);
  }
  wakeFromAfar(root, sleeping);
}

/** What sits elsewhere on the page, or comes later, names the island that serves it. */
function wakeFromAfar(root: Document, sleeping: ReadonlyMap<string, () => void>): void {
  for (const intent of intents) {
    root.addEventListener(
      intent,
      ({ target }) => {
        const caller = (target as Element).closest?.<HTMLElement>('[data-wakes]');
        if (caller) sleeping.get(caller.dataset['wakes']!)?.();
      },
      { passive: true, capture: true },
    );
  }
}

async function bringToLife(element: HTMLElement, act: HeldAct): Promise<void> {
  const { island, props, style } = element.dataset;
  try {
    const [{ hydrateIsland }, { default: component }] = await Promise.all([
      import('./hydrate.ts'),
      islands[island as IslandName](),
      style && loadStyle(style),
    ]);
    await hydrateIsland(element, component, JSON.parse(props ?? '{}'), island!);
    element.dataset['live'] = '';
    act.replay();
  } catch (error) {
    // The markup is a working page without us: a link still leads, a form still posts.
    act.release();
    console.warn(`Island ${island} did not load.`, error);
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
