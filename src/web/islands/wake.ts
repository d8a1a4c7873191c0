import { islands, type IslandName } from './registry.ts';
import { holdFirstAct } from './replay.ts';
import { armTrigger, type Trigger } from './triggers.ts';

/** Finds the islands of this page and arms each with its trigger. */
export function wakeIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, on, props } = element.dataset;
    const act = holdFirstAct(element);
    let woken = false;
    armTrigger(element, on as Trigger, async () => {
      if (woken) return;
      woken = true;
      try {
        const [{ hydrateIsland }, { default: component }] = await Promise.all([
          import('./hydrate.ts'),
          islands[island as IslandName](),
        ]);
        await hydrateIsland(element, component, JSON.parse(props ?? '{}'), island!);
        element.dataset['live'] = '';
        act.replay();
      } catch (error) {
        // The markup is a working page without us: a link still leads, a form still posts.
        act.release();
        console.warn(`Island ${island} did not load; the page works without it.`, error);
      }
    });
  }
}
