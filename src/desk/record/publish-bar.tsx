import '../styles/record.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../link.tsx';
import { useMay } from '../person-context.ts';
import { spellMoment } from '../spell-time.ts';
import { useNow } from '../use-now.ts';
import type { Editing } from './editing.ts';
import { goToField } from './fields/go-to-field.ts';
import { LastLook, type LastLookProps } from './last-look.tsx';
import { TickMark } from './fields/marks.tsx';
import { PlanNote } from './plan-note.tsx';
import { PublicOn } from './public-on.tsx';
import { spellChanges } from './record-words.ts';
import { closeEdited } from './toasts.tsx';
import { TroubleBars } from './trouble-bars.tsx';
import { useSaveKeys } from './use-save-keys.ts';
import { useWholeText } from './fields/use-whole-text.ts';
import { whyNotPublish } from './why-not-publish.ts';

interface PublishBarProps extends Omit<LastLookProps, 'onClose' | 'onPublished'> {
  /** Where in the desk this is: a link to the list, and the name of the record. */
  readonly where: ReactNode;
  /** Shows or hides the page beside the form; without it there is nothing to preview. */
  readonly onPreview?: () => void;
  /** On a wide screen the page stands beside the form already. */
  readonly previewWord?: string;
}

/** Draft saved 10:42 · 3 changes · 1 mistake to correct · 1 to decide · History · Preview · Publish */
export function PublishBar({
  where,
  onPreview,
  previewWord = 'Preview',
  ...look
}: PublishBarProps) {
  const { editing, words } = look;
  const mayPublish = useMay('publish');
  const [looking, setLooking] = useState(false);
  const [said, setSaid] = useState('');
  const [published, setPublished] = useState<number>();
  const why = whyNotPublish(editing, { mayPublish, together: look.together !== undefined });
  const button = useRef<HTMLButtonElement>(null);
  const whyId = useId();
  const publish = () => {
    setSaid(why ?? '');
    if (!why) setLooking(true);
  };
  useSaveKeys({ save: () => void editing.saveNow(), publish, preview: onPreview });
  useWholeText();
  const { kind, key } = editing;
  const isChanged = editing.changed.length > 0;
  useEffect(() => {
    if (isChanged) closeEdited();
  }, [isChanged]);
  return (
    <>
      <div className="pub" role="region" aria-label="Publish">
        <span className="pub-where lab">{where}</span>
        <div className="pub-state lab">
          <Saved editing={editing} />
          <Counts {...{ editing, words }} />
          {published !== undefined && !isChanged && <PublicOn number={published} />}
        </div>
        <Link className="quiet wide" href={screenPath('recordHistory', { kind, id: key })}>
          History
        </Link>
        {onPreview && (
          <button type="button" className="quiet" onClick={onPreview}>
            {previewWord}
          </button>
        )}
        <Button
          ref={button}
          look="primary"
          size="small"
          aria-disabled={why ? true : undefined}
          aria-describedby={whyId}
          title={why}
          onClick={publish}
        >
          Publish
        </Button>
        <span className="sr" id={whyId}>
          {why}
        </span>
        {why && said === why && (
          <p className="pub-why lab" role="status">
            {why}
          </p>
        )}
      </div>
      <div className="record-bars">
        <TroubleBars {...{ editing, words }} />
        <PlanNote editing={editing} />
      </div>
      {looking && (
        <LastLook
          {...look}
          onPublished={setPublished}
          onClose={() => {
            setLooking(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Who else is here, and whether what is typed is at the desk. */
function Saved({ editing }: { readonly editing: Editing }) {
  const now = useNow();
  const { keeping, present, absent, before } = editing;
  return (
    <>
      {present.length > 0 && (
        <span>
          {present.map(({ name }) => name).join(', ')} {present.length === 1 ? 'is' : 'are'} here,
          too
        </span>
      )}
      <span role="status">
        {keeping.state === 'saving' && 'Saving …'}
        {keeping.state === 'offline' && 'Kept on this device'}
        {keeping.state === 'refused' && <span className="pub-fault">Not saved</span>}
        {keeping.state === 'saved' && absent && before === null && 'Not written yet'}
        {keeping.state === 'saved' && !absent && (
          <>
            <TickMark /> {editing.changed.length > 0 ? 'Draft saved' : 'Saved'}
            {keeping.at !== undefined && ` ${spellMoment(keeping.at, now)}`}
          </>
        )}
      </span>
    </>
  );
}

/** Each count leads to the field; pressed again, to the next one. */
function Counts({ editing, words }: Pick<LastLookProps, 'editing' | 'words'>) {
  const changes = editing.before === null ? [] : spellChanges(editing, words);
  const settle = editing.clashes.filter(({ field }) => field !== '');
  return (
    <>
      <Count fields={changes.map(({ field }) => field)} one="change" many="changes" />
      <Count
        fields={editing.faults.map(({ field }) => field)}
        one="mistake to correct"
        many="mistakes to correct"
        className="pub-fault"
      />
      <Count
        fields={settle.map(({ field }) => field)}
        one="to decide"
        many="to decide"
        className="pub-settle"
      />
    </>
  );
}

interface CountProps {
  readonly fields: readonly string[];
  readonly one: string;
  readonly many: string;
  readonly className?: string;
}

function Count({ fields, one, many, className }: CountProps) {
  const next = useRef(0);
  if (fields.length === 0) return null;
  const follow = () => {
    const field = fields[next.current % fields.length]!;
    next.current += 1;
    goToField(field);
  };
  return (
    <a
      className={className}
      href={`#${fields[0]}`}
      onClick={(event) => {
        event.preventDefault();
        follow();
      }}
    >
      {fields.length} {fields.length === 1 ? one : many}
    </a>
  );
}
