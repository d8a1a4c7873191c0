import { useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { BodyOf } from '../../../contract/desk/endpoint.ts';
import type { FabricLine } from '../../../contract/desk/fabric-answers.ts';
import type { RecordFault } from '../../../contract/desk/publishing-answers.ts';
import type { CategoryId, MinimumMetres } from '../../../domain/fabric/fabric.ts';
import { callDesk } from '../../call-desk.ts';
import { notifySoon } from '../../changes.ts';
import { useMay } from '../../person-context.ts';
import { showPublished } from '../../record/show-published.ts';
import { showToast, type ToastNews } from '../../record/toasts.tsx';
import { countFabrics } from './count-words.ts';

type Change = BodyOf<typeof endpoints.changeFabrics>['change'];

export interface Bulk {
  readonly busy: boolean;
  readonly error: string | undefined;
  /** What keeps the chosen drafts from being published. */
  readonly faults: readonly RecordFault[];
  /** Of these buyers can still accept quotes; a person decides. */
  readonly quoted: readonly { readonly name: string; readonly quotes: number }[];
  publish(): Promise<void>;
  hide(confirmed?: boolean): Promise<void>;
  show(): Promise<void>;
  move(to: CategoryId, label: string): Promise<void>;
  setMinimums(minimum: 'Negotiable' | MinimumMetres): Promise<void>;
  forget(): void;
}

/** What can be done with the chosen fabrics. Each says what it did and can be undone. */
export function useBulk(lines: readonly FabricLine[], clear: () => void): Bulk {
  const mayPublish = useMay('publish');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [faults, setFaults] = useState<readonly RecordFault[]>([]);
  const [quoted, setQuoted] = useState<Bulk['quoted']>([]);
  const forget = () => {
    setError(undefined);
    setFaults([]);
    setQuoted([]);
  };

  async function change(of: readonly FabricLine[], step: Change, said: (done: string) => string) {
    if (busy || of.length === 0) return;
    forget();
    setBusy(true);
    const keys = of.map(({ key }) => key);
    const answer = await callDesk(endpoints.changeFabrics, { body: { keys, change: step } });
    setBusy(false);
    if (!answer.ok) return setError(answer.error);
    const { value } = answer;
    if (value.kind === 'quoted') return setQuoted(value.fabrics);
    notifySoon();
    const { changed } = value;
    clear();
    showToast(
      changed.length === 0
        ? { text: 'Nothing changed: they say so already.' }
        : {
            text: said(countFabrics(changed.length)),
            undo: { run: () => takeBack(changed) },
          },
    );
  }

  return {
    busy,
    error,
    faults,
    quoted,
    forget,
    async publish() {
      const drafts = uniqueDrafts(lines);
      const count = lines.filter((line) => line.drafts.length > 0).length;
      if (busy || drafts.length === 0) return;
      forget();
      if (!mayPublish) {
        return setError('Only an owner or an editor can publish. The drafts are saved for them.');
      }
      setBusy(true);
      const answer = await callDesk(endpoints.publishContent, { body: { changes: drafts } });
      setBusy(false);
      if (!answer.ok) return setError(answer.error);
      notifySoon();
      const { value } = answer;
      if (value.kind === 'refused') return setFaults(value.faults);
      if (value.kind === 'moved') {
        return setError('Somebody has changed one of these since. Please look and publish again.');
      }
      clear();
      const one = count === 1 ? lines.find((line) => line.drafts.length > 0) : undefined;
      const name = one?.number || countFabrics(count);
      if (value.kind === 'nothing') return showToast({ text: 'All of it is public already.' });
      const text = count === 1 ? undefined : `${name} are published.`;
      showPublished({ name, number: value.number, ...(text && { text }) });
    },
    hide: (confirmed = false) =>
      change(
        lines.filter(canHide),
        { kind: 'hide', ...(confirmed && { confirmed }) },
        (count) => `${count} will leave the site with the next publish.`,
      ),
    show: () =>
      change(
        lines.filter(canShow),
        { kind: 'show' },
        (count) => `${count} will be back with the next publish.`,
      ),
    move: (to, label) =>
      change(lines, { kind: 'move', to }, (count) => `${count} moved to ${label}, as a draft.`),
    setMinimums: (minimum) =>
      change(
        lines,
        { kind: 'minimums', minimum },
        (count) => `The MOQ of ${count} is set, as a draft.`,
      ),
  };
}

/** On the site, and to be there after the next publication. */
export function canHide({ state, next }: FabricLine): boolean {
  return state === 'public' || (state === 'changed' && next !== 'hides');
}

export function canShow({ state, next }: FabricLine): boolean {
  return state === 'hidden' || next === 'hides';
}

function uniqueDrafts(lines: readonly FabricLine[]): FabricLine['drafts'] {
  const all = lines.flatMap(({ drafts }) => drafts);
  return [...new Map(all.map((draft) => [draft.revision, draft])).values()];
}

async function takeBack(
  changes: readonly { readonly key: string; readonly revision: string }[],
): Promise<ToastNews> {
  const answer = await callDesk(endpoints.takeBackFabrics, { body: { changes } });
  if (!answer.ok) return { text: `Not undone. ${answer.error}` };
  notifySoon();
  const { stayed } = answer.value;
  if (stayed.length === 0) return { text: 'Undone.' };
  const names = stayed.map(({ name }) => name).slice(0, 4);
  return { text: `Undone, but not for ${names.join(', ')}: somebody went on with them.` };
}
