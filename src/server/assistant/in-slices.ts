import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteContent } from '../../content/site-content.ts';
import { finish, type Steps } from '../../domain/assistant/steps.ts';

/** A table of one content that takes long to make. */
export interface HeavyTable<Table> {
  /** The table; it is made at once if nobody has prepared it. */
  of(content: SiteContent): Table;
  /** Makes it while other requests are answered, so that it is there when the content becomes public. */
  prepare(content: SiteContent): Promise<void>;
}

/** Nothing is kept of a content that nobody holds any more. */
export function heavyTable<Table>(make: (content: SiteContent) => Steps<Table>): HeavyTable<Table> {
  const tables = new WeakMap<SiteContent, { readonly table: Table }>();
  const keep = (content: SiteContent, table: Table) => {
    tables.set(content, { table });
    return table;
  };
  return {
    of: (content) => tables.get(content)?.table ?? keep(content, finish(make(content))),
    async prepare(content) {
      if (!tables.has(content)) keep(content, await inSlices(make(content)));
    },
  };
}

/** Longer than this, a visitor's request would have to wait noticeably. */
const sliceMs = 5;

export async function inSlices<Result>(work: Steps<Result>, ms = sliceMs): Promise<Result> {
  for (;;) {
    const end = performance.now() + ms;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
    await nextTurn();
  }
}
