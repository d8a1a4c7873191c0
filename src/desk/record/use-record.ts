import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { Present } from '../../contract/desk/publishing-answers.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import { callDesk } from '../call-desk.ts';
import { usePerson } from '../person-context.ts';
import type { Editing } from './editing.ts';
import { readField } from './fields/fields.ts';
import { changedSince, type Held, keepingOf } from './held-record.ts';
import type { RecordKeeper, Snapshot } from './keep-record.ts';
import { holdKeeper } from './keepers.ts';
import { afterLetter } from './fields/letter-first.ts';

export type RecordInHand =
  | Exclude<Snapshot, { state: 'ready' }>
  | { readonly state: 'ready'; readonly editing: Editing };

/**
 * One record for a form. With `blank` a record that does not exist yet is begun with it, and made by
 * the first save.
 */
export function useRecord(kind: string, key: string, blank?: RecordBody): RecordInHand {
  const person = usePerson().id;
  const present = usePresence(kind, key);
  const [keeper, setKeeper] = useState<RecordKeeper>();
  useEffect(() => {
    const names = () => othersOf.get(`${kind}/${key}`) ?? '';
    const held = holdKeeper({ person, kind, key }, blank, names);
    setKeeper(held.keeper);
    return held.release;
    // What a new record begins with is asked once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [person, kind, key]);
  const shown = useSnapshot(keeper);
  const held = shown.state === 'ready' ? shown.held : undefined;
  const kept = shown.state !== 'ready' || shown.kept;
  const acts = useMemo(() => keeper && actsOf(keeper), [keeper]);
  const editing = useMemo(
    () => held && acts && toEditing({ kind, key, held, kept, present }, acts),
    [kind, key, held, kept, present, acts],
  );
  if (shown.state !== 'ready') return shown;
  return editing ? { state: 'ready', editing } : { state: 'loading' };
}

/**
 * A state and not an external store, which React draws in one piece: what follows from a letter is drawn
 * in slices.
 */
function useSnapshot(keeper: RecordKeeper | undefined): Snapshot {
  const [shown, setShown] = useState<{ readonly keeper: RecordKeeper; readonly now: Snapshot }>();
  useLayoutEffect(() => {
    if (!keeper) return undefined;
    const show = () =>
      setShown((last) => {
        const now = keeper.current();
        return last?.keeper === keeper && last.now === now ? last : { keeper, now };
      });
    show();
    return keeper.listen(afterLetter(show));
  }, [keeper]);
  if (!keeper) return loading;
  return shown?.keeper === keeper ? shown.now : keeper.current();
}

type Acts = Pick<Editing, 'set' | 'setAll' | 'settle' | 'saveNow' | 'revert' | 'tryAgain'>;

/** The same functions for as long as the record is open, so that rows need not be drawn for them. */
function actsOf(keeper: RecordKeeper): Acts {
  return {
    set: (field, value) => keeper.set({ [field]: value }),
    setAll: (values) => keeper.set(values),
    settle: (field, choice) => keeper.settle(field, choice),
    saveNow: () => keeper.saveNow(),
    tryAgain: () => keeper.tryAgain(),
    revert(field) {
      const shown = keeper.current();
      if (shown.state === 'ready') keeper.set({ [field]: readField(shown.held.before, field) });
    },
  };
}

interface Shown extends Pick<Editing, 'kind' | 'key' | 'kept' | 'present'> {
  readonly held: Held;
}

function toEditing({ held, ...rest }: Shown, acts: Acts): Editing {
  const { body, before, faults, clashes, parent, absent } = held;
  return {
    ...rest,
    ...acts,
    body,
    before,
    changed: changedSince(held),
    faults,
    clashes,
    keeping: keepingOf(held),
    revision: parent,
    absent,
  };
}

const loading: Snapshot = { state: 'loading' };

/** Names for a field that two wrote in the same moment; the answer of a merge does not say whose it was. */
const othersOf = new Map<string, string>();
const renewMs = 15_000;
const nobody: readonly Present[] = [];

/** Says that this person has the record open, and who else has. */
function usePresence(kind: string, key: string): readonly Present[] {
  const [present, setPresent] = useState(nobody);
  useEffect(() => {
    const params = { kind, key };
    const name = `${kind}/${key}`;
    let gone = false;
    const say = async () => {
      const answer = await callDesk(endpoints.openContent, { params });
      if (gone || !answer.ok) return;
      const { value } = answer;
      othersOf.set(name, value.map((one) => one.name).join(' or '));
      setPresent((last) => (isSameList(last, value) ? last : value));
    };
    void say();
    const timer = setInterval(() => void say(), renewMs);
    return () => {
      gone = true;
      clearInterval(timer);
      othersOf.delete(name);
      void callDesk(endpoints.closeContent, { params });
    };
  }, [kind, key]);
  return present;
}

function isSameList(a: readonly Present[], b: readonly Present[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => b[index]?.id === id);
}
