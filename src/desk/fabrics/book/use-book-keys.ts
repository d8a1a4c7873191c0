import type { RefObject } from 'react';
import type { FabricLine } from '../../../contract/desk/fabric-answers.ts';
import { useMay } from '../../person-context.ts';
import { useKeys } from '../../use-keys.ts';
import type { Bulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

interface BookKeys {
  readonly rows: readonly FabricLine[];
  readonly list: RefObject<HTMLElement | null>;
  readonly chosen: Chosen;
  readonly bulk: Bulk;
  add(): void;
  startExport(): void;
}

/** `/` search, `j k` move, `x` choose, `Shift+x` range, `n` new, `p` publish, `h` hide, `e` export, `Esc` none. */
export function useBookKeys({ rows, list, chosen, bulk, add, startExport }: BookKeys): void {
  const mayDraft = useMay('draft');
  const step = (by: number) => {
    const at = rows.findIndex(({ key }) => key === chosen.reached());
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
    if (!next) return;
    chosen.reach(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  const choose = (range: boolean) => {
    const at = chosen.reached();
    if (at !== undefined && rows.some(({ key }) => key === at)) chosen.toggle(at, range);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    '/': () => document.getElementById('search')?.focus(),
    e: startExport,
    ...(mayDraft && {
      x: () => choose(false),
      X: () => choose(true),
      n: add,
      ...(chosen.keys.size > 0 && {
        p: () => void bulk.publish(),
        h: () => void bulk.hide(),
        Escape: chosen.clear,
      }),
    }),
  });
}
