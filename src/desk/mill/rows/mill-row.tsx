import { useEffect, useRef } from 'react';
import { isSame } from '../../../domain/publishing/merge-changes.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useMay } from '../../person-context.ts';
import { readField } from '../../record/fields/fields.ts';
import { shorten } from '../../record/fields/spell-value.ts';
import { useBook } from '../book.ts';
import { buttonId, useOpenRows } from './open-rows.tsx';
import { RowEditor } from './row-editor.tsx';
import type { MillRowProps } from './row-props.ts';
import { isInRow, rowName } from './row-spec.ts';
import { moveKey, useKeysIn } from './use-keys-in.ts';
import { summarise } from './summary.ts';

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <span className="mut">Empty</span>;
  if (lines.length === 1) return lines[0];
  return lines.map((line, at) => (
    // Lines may be alike.
    // oxlint-disable-next-line react/no-array-index-key
    <span className="v-line" key={at}>
      {line}
    </span>
  ));
}

/** The row is the button; what it says is what the page says. */
export function MillRow(props: MillRowProps) {
  const { row, example, onMove } = props;
  const book = useBook();
  const { open, openRow } = useOpenRows();
  const mayDraft = useMay('draft');
  const name = rowName(row);
  const isOpen = isInRow(open, row) && mayDraft;
  const record = book.find(row.kind, row.key);
  const now = readField(record?.body, row.field);
  const before = record?.before === undefined ? now : readField(record.before, row.field);
  const isChanged = record?.before !== undefined && !isSame(now, before);
  const box = useRef<HTMLDivElement>(null);
  useKeysIn(box, (event) => {
    const by = onMove && !isOpen ? moveKey(event) : undefined;
    if (by) onMove?.(by);
    return by !== undefined;
  });
  useEffect(() => {
    if (!isOpen) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [isOpen]);

  const lines = summarise(row.kind, row.field, now, book.facts);
  const was = isChanged ? summarise(row.kind, row.field, before, book.facts).join(', ') : '';
  const inside = (
    <>
      <span className="k">{row.label}</span>
      <span className="v">
        {props.value ?? <Lines lines={lines} />}
        {example && <span className="demo">Example, to be replaced</span>}
        {isChanged && (
          <span className="was lab">
            {was ? (
              <>
                was <s>{shorten(was, 60)}</s>
              </>
            ) : (
              'new'
            )}
          </span>
        )}
      </span>
    </>
  );
  return (
    <div className={classNames('hl', isOpen ? 'editing' : isChanged && 'touched')} ref={box}>
      {isOpen ? (
        <RowEditor {...props} before={isChanged ? before : undefined} />
      ) : mayDraft ? (
        <button type="button" className="hl-open" id={buttonId(name)} onClick={() => openRow(name)}>
          {inside}
          <span className="edit">Edit</span>
        </button>
      ) : (
        <div className="hl-open">{inside}</div>
      )}
    </div>
  );
}
