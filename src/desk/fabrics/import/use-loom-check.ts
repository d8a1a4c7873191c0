import { useEffect, useState } from 'react';
import { askWeigher } from '../weight/ask-weigher.ts';
import type { PlannedRow } from './dry-run.ts';
import type { ImportBook } from './import-book.ts';
import { askLoom, type Loom, type LoomFault, needsLoom } from './loom-check.ts';

export interface LoomCheck {
  /** By the row of the file. */
  readonly faults: ReadonlyMap<number, LoomFault>;
  /** How many rows are still to be knitted. */
  readonly left: number;
}

const loom: Loom = {
  weigh: (cloth) => askWeigher({ kind: 'weigh', cloth }),
  fit: (cloth, wanted, book) => askWeigher({ kind: 'fit', cloth, wanted, book }),
};

/** Lets the loom check row after row; a cloth that it has seen is not knitted again. */
export function useLoomCheck(rows: readonly PlannedRow[], book: ImportBook | undefined): LoomCheck {
  const [known, setKnown] = useState<ReadonlyMap<string, LoomFault | undefined>>(new Map());
  const wanted = book ? rows.filter((row) => row.faults.length === 0 && needsLoom(row)) : [];
  const next = wanted.find((row) => !known.has(nameCloth(row)));
  const name = next && nameCloth(next);
  useEffect(() => {
    if (!next || !name || !book) return;
    let mounted = true;
    void askLoom(next.body, book.records, loom)
      .catch(() => undefined)
      .then((fault) => {
        if (mounted) setKnown((before) => new Map(before).set(name, fault));
      });
    return () => {
      mounted = false;
    };
    // The name holds everything of the row that the loom looks at.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  const faults = new Map<number, LoomFault>();
  for (const row of wanted) {
    const fault = known.get(nameCloth(row));
    if (fault) faults.set(row.row, fault);
  }
  return { faults, left: wanted.filter((row) => !known.has(nameCloth(row))).length };
}

function nameCloth({ body }: PlannedRow): string {
  const { construction, yarns, machine, gsm } = body;
  return JSON.stringify([construction, yarns, machine, gsm]);
}
