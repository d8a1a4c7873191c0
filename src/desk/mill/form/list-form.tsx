import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ConfirmButton } from '../../frame/confirm-button.tsx';
import { useBook } from '../book.ts';
import { focusFirst } from '../rows/focus-first.ts';
import { summarise } from '../rows/summary.ts';
import { moveKey, useKeysIn } from '../rows/use-keys-in.ts';
import type { FormNode } from './form-of.ts';
import type { ValueFormProps } from './labelled.tsx';

type ListNode = Extract<FormNode, { type: 'list' }>;

interface ListFormProps extends ValueFormProps {
  readonly node: ListNode;
  /** For one entry, which may hold lists again. */
  readonly EntryForm: ComponentType<ValueFormProps>;
}

/** Entries with *Move up*, *Move down* and *Remove*; lists of plain texts are one line each. */
export function ListForm(props: ListFormProps) {
  const { node, label, value, onChange, labelled } = props;
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  /** Where an entry went, which keeps the focus there. */
  const [moved, setMoved] = useState<number>();
  const move = (index: number, by: number) => {
    const to = index + by;
    if (to < 0 || to >= list.length) return;
    onChange(list.toSpliced(index, 1).toSpliced(to, 0, list[index]));
    setMoved(to);
  };
  return (
    <div className="form-list" role="group" aria-label={label}>
      {!labelled && <span className="lab mut">{label}</span>}
      {list.map((item, index) => (
        <Entry
          {...props}
          // Entries have no names of their own; moving one redraws both, which is what is wanted.
          key={index}
          value={item}
          index={index}
          count={list.length}
          takesFocus={moved === index}
          onChange={(next) => onChange(list.with(index, next))}
          onMove={(by) => move(index, by)}
          onTakeOut={() => onChange(list.toSpliced(index, 1))}
        />
      ))}
      {node.blank !== undefined && (
        <div>
          <button
            type="button"
            className="quiet"
            onClick={() => onChange([...list, newEntry(node.blank, list)])}
          >
            Add to {label.toLowerCase()}
          </button>
        </div>
      )}
    </div>
  );
}

interface EntryProps extends ListFormProps {
  readonly index: number;
  readonly count: number;
  readonly takesFocus: boolean;
  onMove(by: number): void;
  onTakeOut(): void;
}

function Entry(props: EntryProps) {
  const { node, kind, path, label, value, index, count, takesFocus, onMove, EntryForm } = props;
  const { facts } = useBook();
  const box = useRef<HTMLDivElement>(null);
  useKeysIn(box, (event) => {
    const by = moveKey(event);
    if (by) onMove(by);
    return by !== undefined;
  });
  useEffect(() => {
    if (takesFocus) focusFirst(box.current);
  }, [takesFocus]);
  const name = `${label} ${index + 1}`;
  const isPlain = node.item.type !== 'group';
  const words = summarise(kind, path, value, facts).join(', ');
  const form = (
    <EntryForm
      node={node.item}
      kind={kind}
      path={`${path}.${index}`}
      label={name}
      value={value}
      onChange={props.onChange}
      {...(isPlain && { labelled: true })}
    />
  );
  const acts = (
    <div className="form-acts">
      <button type="button" className="quiet" disabled={index === 0} onClick={() => onMove(-1)}>
        Move up<span className="sr"> {name}</span>
      </button>
      <button
        type="button"
        className="quiet"
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        Move down<span className="sr"> {name}</span>
      </button>
      {node.blank !== undefined && (
        <ConfirmButton label="Remove" question="Really remove it?" onConfirm={props.onTakeOut} />
      )}
    </div>
  );
  return (
    <div className="form-entry" ref={box}>
      {isPlain ? (
        <>
          {form}
          {acts}
        </>
      ) : (
        <details open={count < 3 || words === ''}>
          <summary>{words || 'New entry'}</summary>
          {form}
          {acts}
        </details>
      )}
    </div>
  );
}

/** A section that is linked to needs a name, which nobody has to think of. */
function newEntry(blank: unknown, list: readonly unknown[]): unknown {
  if (typeof blank !== 'object' || blank === null || !('id' in blank))
    return structuredClone(blank);
  const taken = new Set(list.map((one) => (one as { readonly id?: unknown }).id));
  let number = list.length + 1;
  while (taken.has(`section-${number}`)) number += 1;
  return { ...structuredClone(blank), id: `section-${number}` };
}
