import { type ReactNode, useEffect, useRef, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type {
  CheckedDrafts,
  ContentName,
  RecordFault,
} from '../../contract/desk/publishing-answers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import type { Editing } from './editing.ts';
import { goToField } from './go-to-field.ts';
import { type RecordWords, spellChanges } from './record-words.ts';
import { showPublished } from './show-published.ts';
import { shorten } from './spell-value.ts';

export interface LastLookProps {
  readonly editing: Editing;
  readonly words: RecordWords;
  /** Its public address, for "See it". */
  readonly page?: string;
  /** Records that go public with it, if they have drafts: its pictures, a new shade. */
  readonly together?: (editing: Editing) => readonly ContentName[];
  /** What else is to be known: how many open quotes keep the old figures. */
  readonly note?: ReactNode;
  onPublished?(number: number): void;
  onClose(): void;
}

/** What changes in plain words, before everybody sees it. */
export function LastLook(props: LastLookProps) {
  const { editing, words, page, together, note, onPublished, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [checked, setChecked] = useState<CheckedDrafts>();
  const [faults, setFaults] = useState<readonly RecordFault[]>([]);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const reason = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { kind, key } = editing;
  const names = [{ kind, key }, ...(together?.(editing) ?? [])];
  const isNamed = (one: ContentName) =>
    names.some((name) => name.kind === one.kind && name.key === one.key);

  useEffect(() => {
    void check();
    // Asked once, when the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

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
    setError('');
    setChecked(answer.value);
    setFaults(answer.value.faults.filter(isNamed));
    return answer.value;
  }

  async function publish(): Promise<void> {
    setBusy(true);
    const drafts = await check();
    const changes = (drafts?.drafts ?? [])
      .filter(isNamed)
      .map((draft) => ({ kind: draft.kind, key: draft.key, revision: draft.id }));
    if (drafts && changes.length === 0) setError('All of it is public already.');
    else if (drafts) await send(changes);
    setBusy(false);
  }

  async function send(changes: readonly (ContentName & { revision: string })[]): Promise<void> {
    const why = reason.current?.value.trim();
    const answer = await callDesk(endpoints.publishContent, {
      body: { changes, ...(why && { note: why }) },
    });
    if (!answer.ok) return setError(answer.error);
    const { value } = answer;
    if (value.kind === 'published') {
      notifySoon();
      onPublished?.(value.number);
      showPublished({ name: words.name, number: value.number, ...(page && { page }) });
      return onClose();
    }
    if (value.kind === 'refused') return setFaults(value.faults);
    setError(
      value.kind === 'moved'
        ? 'Somebody has changed it this moment. Please look at it again.'
        : 'All of it is public already.',
    );
    void check();
  }

  const companions = (checked?.drafts ?? []).filter(
    (draft) => isNamed(draft) && !(draft.kind === kind && draft.key === key),
  );
  const advice = checked?.advice.filter(isNamed) ?? [];
  return (
    <Dialog
      id="last-look"
      className="last-look"
      title={`Publish ${words.name}?`}
      ref={dialog}
      closeLabel="Not yet"
      onClose={onClose}
    >
      <div className="stack">
        <Changes {...{ editing, words }} />
        {companions.length > 0 && <p>{spellCompanions(companions)}</p>}
        {note}
        {faults.map((fault) => (
          <div className="fault" key={fault.kind + fault.key + fault.field + fault.message}>
            <p>
              <b>{fault.message}</b>
            </p>
            {fault.kind === kind && fault.key === key && (
              <div>
                <button
                  type="button"
                  className="quiet"
                  onClick={() => {
                    onClose();
                    goToField(fault.field);
                  }}
                >
                  Put it right
                </button>
              </div>
            )}
          </div>
        ))}
        {advice.map(({ field, message }) => (
          <p className="lab mut" key={field + message}>
            {message}
          </p>
        ))}
        <label className="field">
          <span className="lab mut">Why, for the history (may stay empty)</span>
          <input ref={reason} className="inp" maxLength={200} autoComplete="off" />
        </label>
        {error && (
          <p className="wrong" role="alert">
            {error}
          </p>
        )}
        <div className="pairs">
          <Button
            look="primary"
            size="small"
            busy={busy}
            busyText="Publishing"
            aria-disabled={faults.length > 0 ? true : undefined}
            onClick={() => faults.length === 0 && void publish()}
          >
            Publish now
          </Button>
          <button type="button" className="quiet" onClick={onClose}>
            Not yet
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Changes({ editing, words }: Pick<LastLookProps, 'editing' | 'words'>) {
  const changes = spellChanges(editing, words);
  if (editing.absent && editing.before !== null) return <p>It is taken out of its list.</p>;
  if (editing.before === null) return <p>It becomes public for the first time.</p>;
  if (changes.length === 0) return <p>Its text stays as it is.</p>;
  return (
    <>
      <p>
        {changes.length === 1
          ? 'One thing changes on the page:'
          : `${changes.length} things change on the page:`}
      </p>
      <ul>
        {changes.map(({ field, name, from, to }) => (
          <li key={field}>
            <b>{name}</b>
            {isShort(from) && isShort(to) && ` ${from ?? 'empty'} to ${to ?? 'empty'}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function isShort(text: string | undefined): boolean {
  return text === undefined || shorten(text, 40) === text;
}

const companionWords: Readonly<Record<string, readonly [string, string]>> = {
  picture: ['photograph', 'photographs'],
  knitted: ['set of knitted pictures', 'sets of knitted pictures'],
  shade: ['shade', 'shades'],
  yarn: ['yarn', 'yarns'],
  care: ['care label', 'care labels'],
  construction: ['text about the construction', 'texts about the construction'],
};

/** "With it: 2 photographs and 1 shade." */
function spellCompanions(companions: readonly ContentName[]): string {
  const kinds = Map.groupBy(companions, ({ kind }) => kind);
  const parts = [...kinds].map(([kind, list]) => {
    const [one, many] = companionWords[kind] ?? ['record', 'records'];
    return `${list.length} ${list.length === 1 ? one : many}`;
  });
  return `With it: ${new Intl.ListFormat('en').format(parts)}.`;
}
