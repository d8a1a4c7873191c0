import type { ContentName } from '../../contract/desk/publishing-answers.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import { showToast, type ToastNews } from '../record/toasts.tsx';

/** One change of a record that needs no form: read, changed, saved as a draft. False: the toast says why. */
export async function changeRecord(
  { kind, key }: ContentName,
  change: (body: RecordBody) => RecordBody,
): Promise<boolean> {
  const params = { kind, key };
  const read = await callDesk(endpoints.contentRecord, { params });
  if (!read.ok) return fail(read.error);
  const { body, parent } = read.value;
  const saved = await callDesk(endpoints.saveContent, {
    params,
    body: { parent, body: change(body ?? {}), merge: true },
  });
  if (!saved.ok) return fail(saved.error);
  notifySoon();
  if (saved.value.kind !== 'conflict') return true;
  return fail('Somebody changed it this moment. Please look at it again.');
}

/** A new record, as a draft. */
export async function addRecord({ kind, key }: ContentName, body: RecordBody): Promise<boolean> {
  const saved = await callDesk(endpoints.saveContent, {
    params: { kind, key },
    body: { parent: null, body },
  });
  if (!saved.ok) return fail(saved.error);
  notifySoon();
  return true;
}

/** Out of their list, as drafts; the toast brings them back. */
export async function takeOutRecords(names: readonly ContentName[], words: string): Promise<void> {
  const taken: (ContentName & { readonly former: string | null })[] = [];
  for (const { kind, key } of names) {
    const params = { kind, key };
    const read = await callDesk(endpoints.contentRecord, { params });
    if (!read.ok) return void fail(read.error);
    const { parent, draft, public: published } = read.value;
    const out = await callDesk(endpoints.takeOutContent, { params, body: { parent } });
    if (!out.ok) return void fail(out.error);
    taken.push({ kind, key, former: draft?.id ?? published?.id ?? null });
  }
  notifySoon();
  showToast({
    text: `${words} Publish to show it on the site.`,
    undo: {
      async run() {
        for (const { former, ...name } of taken) {
          const said = await bringBack(name, former);
          if (said) return said;
        }
        return undefined;
      },
    },
  });
}

/** The draft goes; what is public stands. */
export async function discardDraft({ kind, key }: ContentName, revision: string): Promise<void> {
  const done = await callDesk(endpoints.discardContent, {
    params: { kind, key },
    body: { revision },
  });
  if (!done.ok) return void fail(done.error);
  notifySoon();
}

export async function placeAfter(
  { kind, key }: ContentName,
  after: string | null,
): Promise<boolean> {
  const placed = await callDesk(endpoints.placeContent, { params: { kind, key }, body: { after } });
  if (!placed.ok) return fail(placed.error);
  notifySoon();
  return true;
}

async function bringBack(
  { kind, key }: ContentName,
  revision: string | null,
): Promise<ToastNews | undefined> {
  const params = { kind, key };
  const read = await callDesk(endpoints.contentRecord, { params });
  if (!read.ok) return { text: `Not undone. ${read.error}` };
  const back = await callDesk(endpoints.bringBackContent, {
    params,
    body: { parent: read.value.parent, revision },
  });
  if (!back.ok) return { text: `Not undone. ${back.error}` };
  notifySoon();
  return undefined;
}

function fail(error: string): false {
  showToast({ text: error });
  return false;
}
