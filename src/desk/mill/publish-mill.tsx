import { useEffect, useRef, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { MillRecord } from '../../contract/desk/endpoints/mill-endpoints.ts';
import type { CheckedDrafts, RecordFault } from '../../contract/desk/publishing-answers.ts';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { fieldLabel } from '../../domain/publishing/field-labels.ts';
import { changedFields } from '../../domain/publishing/merge-changes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import { Link } from '../link.tsx';
import { useMay } from '../person-context.ts';
import { TickMark } from '../record/fields/marks.tsx';
import { ReasonField } from '../record/fields/reason-field.tsx';
import { showPublished } from '../record/show-published.ts';
import { useSaveKeys } from '../record/use-save-keys.ts';
import { discardDraft } from './change-record.ts';
import { nameOfRecord } from './record-names.ts';
import { rowName } from './rows/row-spec.ts';

/** "All published", or "3 changes · Publish". */
export function PublishMill({ changed }: { readonly changed: readonly MillRecord[] }) {
  const [looking, setLooking] = useState(false);
  const [said, setSaid] = useState('');
  const mayPublish = useMay('publish');
  const publish = () => {
    if (changed.length === 0) setSaid('Everything is public already.');
    else if (mayPublish) setLooking(true);
    else setSaid('Only an owner or an editor can publish. Your draft is saved for them.');
  };
  useSaveKeys({ save: () => {}, publish, preview: undefined });
  return (
    <div className="row-acts mill-pub">
      <span className="lab mut" role="status">
        {said ||
          (changed.length === 0 ? (
            <>
              <TickMark /> All published
            </>
          ) : (
            <b className="turned">
              {changed.length} {changed.length === 1 ? 'change' : 'changes'}
            </b>
          ))}
      </span>
      <Link className="quiet" href={screenPath('history')}>
        History
      </Link>
      {changed.length > 0 && (
        <Button look="primary" size="small" onClick={publish}>
          Publish
        </Button>
      )}
      {looking && <LastLook changed={changed} onClose={() => setLooking(false)} />}
    </div>
  );
}

interface LastLookProps {
  readonly changed: readonly MillRecord[];
  onClose(): void;
}

/** What changes, thing by thing; one that is not to go out yet is left out. */
function LastLook({ changed, onClose }: LastLookProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [checked, setChecked] = useState<CheckedDrafts>();
  const [faults, setFaults] = useState<readonly RecordFault[]>([]);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const name = ({ kind, key }: { readonly kind: string; readonly key: string }) => `${kind}/${key}`;
  const chosen = changed.filter((record) => !left.has(name(record)));
  const isChosen = (one: RecordFault) => chosen.some((record) => name(record) === name(one));
  useEffect(() => {
    dialog.current?.showModal();
    void callDesk(endpoints.contentDrafts).then((answer) => {
      if (!answer.ok) return setError(answer.error);
      setChecked(answer.value);
      setFaults(answer.value.faults);
    });
  }, []);
  const blocking = faults.filter(isChosen);
  const advice = checked?.advice.filter(isChosen) ?? [];

  async function publish(): Promise<void> {
    setBusy(true);
    setError('');
    const note = reason.current?.value.trim();
    const fresh = await callDesk(endpoints.contentDrafts);
    const drafts = fresh.ok ? fresh.value.drafts : [];
    const changes = drafts
      .filter((draft) => chosen.some((record) => name(record) === name(draft)))
      .map(({ kind, key, id }) => ({ kind, key, revision: id }));
    const answer = fresh.ok
      ? await callDesk(endpoints.publishContent, { body: { changes, ...(note && { note }) } })
      : fresh;
    setBusy(false);
    if (!answer.ok) return setError(answer.error);
    const { value } = answer;
    if (value.kind === 'published') {
      notifySoon();
      showPublished({
        name: 'The mill',
        number: value.number,
        text: 'Your changes are published.',
        page: '/',
      });
      return onClose();
    }
    if (value.kind === 'refused') return setFaults(value.faults);
    setError(
      value.kind === 'moved'
        ? 'Somebody has changed one of these this moment. Please look again.'
        : 'All of it is public already.',
    );
  }

  return (
    <Dialog
      id="publish-mill"
      className="last-look"
      title={`Publish ${changed.length === 1 ? 'this change' : `${changed.length} changes`}?`}
      ref={dialog}
      closeLabel="Not yet"
      onClose={onClose}
    >
      <div className="stack">
        <ul className="publish-list">
          {changed.map((record) => (
            <li key={name(record)}>
              <label className="tick">
                <input
                  type="checkbox"
                  checked={!left.has(name(record))}
                  onChange={({ target }) => {
                    const next = new Set(left);
                    if (target.checked) next.delete(name(record));
                    else next.add(name(record));
                    setLeft(next);
                  }}
                />
                <span>
                  <b>{nameOfRecord(record)}</b>{' '}
                  <span className="lab mut">{spellFields(record)}</span>
                </span>
              </label>
              {record.revision && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => void discardDraft(record, record.revision!).then(onClose)}
                >
                  Undo this change<span className="sr">: {nameOfRecord(record)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        {blocking.map((fault) => (
          <div className="fault" key={name(fault) + fault.field + fault.message}>
            <p>
              <b>{fault.message}</b>
            </p>
            <p>
              <Link
                className="quiet"
                href={screenPath('mill', {}, { row: rowName(fault) })}
                onClick={onClose}
              >
                Put it right
              </Link>
            </p>
          </div>
        ))}
        {advice.map((one) => (
          <p className="lab mut" key={name(one) + one.field}>
            {one.message}
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
            busyText="Publishing"
            aria-disabled={blocking.length > 0 || chosen.length === 0 ? true : undefined}
            onClick={() => blocking.length === 0 && chosen.length > 0 && void publish()}
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

/** `Name, phones` */
function spellFields({ kind, body, before }: MillRecord): string {
  if (body === null) return 'taken off';
  if (!before) return 'new';
  const fields = changedFields(before, body).filter(
    (field) => !/(^|\.)(placeholder|risk|tel)$/.test(field),
  );
  const names = [...new Set(fields.map((field) => fieldLabel(kind, field).toLowerCase()))];
  const few = names.slice(0, 4).join(', ');
  return names.length > 4 ? `${few} and ${names.length - 4} more` : few || 'its place';
}
