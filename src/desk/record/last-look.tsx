import { type ReactNode, useEffect, useRef } from 'react';
import type { ContentName, RecordFault } from '../../contract/desk/publishing-answers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { capitalWords } from '../capital-words.ts';
import type { Editing } from './editing.ts';
import { goToField } from './fields/go-to-field.ts';
import { type RecordWords, spellChanges } from './record-words.ts';
import { spellCompanions } from './spell-companions.ts';
import { shorten } from './fields/spell-value.ts';
import { usePublishing } from './use-publishing.ts';
import { ReasonField } from './fields/reason-field.tsx';

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
  const reason = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const {
    companions = [],
    faults,
    advice,
    error,
    busy,
    publish,
    publishTomorrow,
  } = usePublishing({
    editing,
    name: words.name,
    page,
    together,
    ...(onPublished && { onPublished }),
    onDone: onClose,
  });
  const stopped = faults.length > 0;
  const why = () => reason.current?.value.trim() ?? '';
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
          <Fault
            key={fault.kind + fault.key + fault.field + fault.message}
            {...{ fault, editing, onClose }}
          />
        ))}
        {advice.map(({ field, message }) => (
          <p className="lab mut" key={field + message}>
            {message}
          </p>
        ))}
        <ReasonField ref={reason} />
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
            busyText="One moment"
            aria-disabled={stopped || undefined}
            onClick={() => !stopped && void publish(why())}
          >
            Publish now
          </Button>
          <button
            type="button"
            className="quiet"
            disabled={busy || stopped}
            onClick={() => void publishTomorrow(why())}
          >
            Publish tomorrow, 9:00
          </button>
          <button type="button" className="quiet" onClick={onClose}>
            Not yet
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface FaultProps {
  readonly fault: RecordFault;
  readonly editing: Editing;
  onClose(): void;
}

function Fault({ fault, editing, onClose }: FaultProps) {
  const isHere = fault.kind === editing.kind && fault.key === editing.key;
  const mend = () => {
    onClose();
    goToField(fault.field);
  };
  return (
    <div className="fault" role="alert">
      <p>
        <b>{fault.message}</b>
      </p>
      {isHere && (
        <div>
          <button type="button" className="quiet" onClick={mend}>
            Put it right
          </button>
        </div>
      )}
    </div>
  );
}

function Changes({ editing, words }: Pick<LastLookProps, 'editing' | 'words'>) {
  const changes = spellChanges(editing, words);
  if (editing.absent && editing.before !== null) return <p>It leaves the site.</p>;
  if (editing.before === null) return <p>It becomes public for the first time.</p>;
  if (changes.length === 0) return <p>Nothing in its text changes.</p>;
  return (
    <>
      <p>
        {changes.length === 1
          ? 'One thing changes on the page:'
          : `${capitalWords(changes.length)} things change on the page:`}
      </p>
      <ul>
        {changes.map(({ field, name, from, to }) => (
          <li key={field}>
            <b>{name}</b>
            {canBeSaid(from, to) && ` ${from ?? 'empty'} to ${to ?? 'empty'}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A long text, or one without words of its own, is named only. */
function canBeSaid(from: string | undefined, to: string | undefined): boolean {
  const isShort = (text = '') => shorten(text, 40) === text;
  return (from !== undefined || to !== undefined) && isShort(from) && isShort(to);
}
