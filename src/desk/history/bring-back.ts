import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { HistoryStep, SaveAnswer } from '../../contract/desk/publishing-answers.ts';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import { readField, writeField } from '../record/fields/fields.ts';
import { showToast, type ToastNews } from '../record/toasts.tsx';

interface Thing {
  readonly kind: string;
  readonly key: string;
}

interface FieldRequest extends Thing {
  readonly field: string;
  readonly value: unknown;
  /** `Weight` */
  readonly label: string;
  /** `28 October` */
  readonly from: string;
}

/** One field becomes what it was, as a draft. Nothing is published. */
export async function bringFieldBack(request: FieldRequest): Promise<void> {
  const { label, from } = request;
  const done = await writeBack(request, `${label} as of ${from}`);
  if (typeof done === 'string') return showToast({ text: `Not brought back. ${done}` });
  const { was } = done;
  showToast({
    text: done.changed
      ? `${label} is as it was, as a draft. It is not public yet.`
      : `The draft says that already.`,
    ...(done.changed && {
      undo: {
        async run(): Promise<ToastNews> {
          const undone = await writeBack({ ...request, value: was }, '');
          return { text: typeof undone === 'string' ? undone : `${label} is as it was before.` };
        },
      },
    }),
  });
}

async function writeBack(
  { kind, key, field, value }: FieldRequest,
  note: string,
): Promise<{ readonly changed: boolean; readonly was: unknown } | string> {
  const params = { kind, key };
  // Somebody may save in between: then the newest state is taken up once more.
  for (let tries = 0; tries < 3; tries += 1) {
    const record = await callDesk(endpoints.contentRecord, { params });
    if (!record.ok) return record.error;
    const { parent, body } = record.value;
    const next = writeField(body ?? {}, field, value);
    const saved = await callDesk(endpoints.saveContent, {
      params,
      body: { parent, body: next, merge: true, ...(note !== '' && { note }) },
    });
    if (!saved.ok) return saved.error;
    if (saved.value.kind === 'conflict') continue;
    notifySoon();
    return { changed: saved.value.kind === 'saved', was: readField(body, field) };
  }
  return 'Others are writing in it at this moment. Please try again.';
}

/** The whole state before a step becomes the draft. */
export async function bringStateBack(
  { kind, key }: Thing,
  step: Pick<HistoryStep, 'before'>,
  name: string,
): Promise<void> {
  const params = { kind, key };
  const record = await callDesk(endpoints.contentRecord, { params });
  if (!record.ok) return showToast({ text: `Not brought back. ${record.error}` });
  const { parent, draft } = record.value;
  const answer = await callDesk(endpoints.bringBackContent, {
    params,
    body: { parent, revision: step.before, note: `As of ${name}` },
  });
  if (!answer.ok) return showToast({ text: `Not brought back. ${answer.error}` });
  notifySoon();
  showToast(newsOf(answer.value, name, { ...params, before: draft?.id ?? null }));
}

function newsOf(
  answer: SaveAnswer,
  name: string,
  { kind, key, before }: Thing & { readonly before: string | null },
): ToastNews {
  if (answer.kind === 'unchanged') return { text: 'The draft says that already.' };
  if (answer.kind === 'conflict') {
    return { text: 'Somebody has saved it in the meantime. Please look at it again.' };
  }
  const { revision: parent } = answer;
  return {
    text: `The draft is as of ${name}. It is not public yet.`,
    undo: {
      async run() {
        const undone = await callDesk(endpoints.bringBackContent, {
          params: { kind, key },
          body: { parent, revision: before },
        });
        notifySoon();
        return { text: undone.ok ? 'The draft is as it was before.' : undone.error };
      },
    },
  };
}

/** Where a record is written. */
export function screenOf({ kind, key }: Thing): string {
  if (kind === 'fabric' || kind === 'knitted') return screenPath('fabric', { id: key });
  if (kind === 'article') return screenPath('article', { id: key });
  return screenPath('mill');
}
