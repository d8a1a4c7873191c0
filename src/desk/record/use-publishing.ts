import { useEffect, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type {
  CheckedDrafts,
  ContentName,
  PublishAnswer,
  RecordFault,
  RevisionLine,
} from '../../contract/desk/publishing-answers.ts';
import { dayMs, startOfIndianDay } from '../../domain/enquiry/indian-time.ts';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import type { Editing } from './editing.ts';
import { showPlanned, showPublished } from './show-published.ts';

interface Request {
  readonly editing: Editing;
  readonly name: string;
  readonly page?: string | undefined;
  readonly together?: ((editing: Editing) => readonly ContentName[]) | undefined;
  onPublished?(number: number): void;
  onDone(): void;
}

export interface Publishing {
  /** What goes public with the record itself; unknown until it was checked. */
  readonly companions: readonly RevisionLine[] | undefined;
  readonly faults: readonly RecordFault[];
  readonly advice: readonly RecordFault[];
  readonly error: string;
  readonly busy: boolean;
  publish(why: string): Promise<void>;
  publishTomorrow(why: string): Promise<void>;
}

type Change = ContentName & { readonly revision: string };

/** Saves what is typed, checks it as the publication will, and makes it public now or tomorrow at nine. */
export function usePublishing(request: Request): Publishing {
  const { editing, name, page, together, onPublished, onDone } = request;
  const [checked, setChecked] = useState<CheckedDrafts>();
  const [refused, setRefused] = useState<readonly RecordFault[]>();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const { kind, key } = editing;
  const names = [{ kind, key }, ...(together?.(editing) ?? [])];
  const isNamed = (one: ContentName) =>
    names.some((each) => each.kind === one.kind && each.key === one.key);

  async function check(): Promise<CheckedDrafts | undefined> {
    if (!(await editing.saveNow())) {
      setError('The last change is not saved yet. Please try again.');
      return undefined;
    }
    const answer = await callDesk(endpoints.contentDrafts);
    if (!answer.ok) {
      setError(answer.error);
      return undefined;
    }
    setRefused(undefined);
    setChecked(answer.value);
    return answer.value;
  }

  useEffect(() => {
    void check();
    // Once, when somebody takes the last look; publishing checks again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** True when nothing is left to do. */
  function took(answer: Exclude<PublishAnswer, { kind: 'published' }>): void {
    if (answer.kind === 'refused') setRefused(answer.faults);
    else if (answer.kind === 'nothing') setError('All of it is public already.');
    else {
      setError('Somebody has changed it this moment. Please look at it again.');
      void check();
    }
  }

  async function act(send: (changes: readonly Change[]) => Promise<void>): Promise<void> {
    setBusy(true);
    setError('');
    const drafts = await check();
    const changes = drafts?.drafts
      .filter(isNamed)
      .map((draft) => ({ kind: draft.kind, key: draft.key, revision: draft.id }));
    if (changes?.length === 0) setError('All of it is public already.');
    else if (changes) await send(changes);
    setBusy(false);
  }

  const faults = (refused ?? checked?.faults ?? []).filter((fault) => refused || isNamed(fault));
  return {
    companions: checked?.drafts.filter(
      (draft) => isNamed(draft) && !(draft.kind === kind && draft.key === key),
    ),
    faults,
    advice: (checked?.advice ?? []).filter(isNamed),
    error,
    busy,
    publish: (why) =>
      act(async (changes) => {
        const body = { changes, ...(why && { note: why }) };
        const answer = await callDesk(endpoints.publishContent, { body });
        if (!answer.ok) return setError(answer.error);
        if (answer.value.kind !== 'published') return took(answer.value);
        notifySoon();
        onPublished?.(answer.value.number);
        showPublished({ name, number: answer.value.number, ...(page && { page }) });
        return onDone();
      }),
    publishTomorrow: (why) =>
      act(async (changes) => {
        const body = { changes, at: tomorrowAtNine(Date.now()), ...(why && { note: why }) };
        const answer = await callDesk(endpoints.planPublication, { body });
        if (!answer.ok) return setError(answer.error);
        if (answer.value.kind !== 'planned') return took(answer.value);
        notifySoon();
        showPlanned(name, answer.value.plan);
        return onDone();
      }),
  };
}

const nineHours = 9 * 3_600_000;

/** By the mill's clock, wherever the person is. */
export function tomorrowAtNine(now: number): number {
  return startOfIndianDay(now) + dayMs + nineHours;
}
