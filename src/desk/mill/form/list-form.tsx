import { useRef } from 'react';
import { ConfirmButton } from '../../frame/confirm-button.tsx';
import { fillIn, useBook } from '../book.ts';
import { summarise } from '../rows/summary.ts';
import type { FormNode } from './form-of.ts';
import { ValueForm, type ValueFormProps } from './value-form.tsx';

type ListNode = Extract<FormNode, { type: 'list' }>;

/** Entries with *Move up*, *Move down* and *Take it out*; lists of plain texts are one line each. */
export function ListForm(props: ValueFormProps & { readonly node: ListNode }) {
  const { node, kind, path, label, value, onChange, labelled } = props;
  const { facts } = useBook();
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const box = useRef<HTMLDivElement>(null);
  const put = (index: number, next: unknown) => onChange(list.with(index, next));
  const move = (index: number, by: number) => {
    const to = index + by;
    if (to < 0 || to >= list.length) return;
    onChange(list.toSpliced(index, 1).toSpliced(to, 0, list[index]));
    // The entry keeps the focus where it went.
    requestAnimationFrame(() => {
      const entry = box.current?.querySelectorAll<HTMLElement>(':scope > .form-entry')[to];
      entry?.querySelector<HTMLElement>('input, textarea, summary')?.focus();
    });
  };
  const isPlain = node.item.type !== 'group';
  return (
    <div className="form-list" role="group" aria-label={label} ref={box}>
      {!labelled && <span className="lab mut">{label}</span>}
      {list.map((item, index) => {
        const name = `${label} ${index + 1}`;
        const form = (
          <ValueForm
            node={node.item}
            kind={kind}
            path={`${path}.${index}`}
            label={name}
            value={item}
            onChange={(next) => put(index, next)}
            {...(isPlain && { labelled: true })}
          />
        );
        const acts = (
          <div className="form-acts">
            <button
              type="button"
              className="quiet"
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              Move up<span className="sr"> {name}</span>
            </button>
            <button
              type="button"
              className="quiet"
              disabled={index === list.length - 1}
              onClick={() => move(index, 1)}
            >
              Move down<span className="sr"> {name}</span>
            </button>
            {node.blank !== undefined && (
              <ConfirmButton
                label="Take it out"
                question="Really take it out?"
                onConfirm={() => onChange(list.toSpliced(index, 1))}
              />
            )}
          </div>
        );
        return (
          // Entries have no names of their own; moving one redraws both, which is what is wanted.
          <div className="form-entry" key={index} onKeyDown={moveByKeys((by) => move(index, by))}>
            {isPlain ? (
              <>
                {form}
                {acts}
              </>
            ) : (
              <details open={list.length < 3 || summarise(kind, item, facts) === ''}>
                <summary>{fillIn(summarise(kind, item, facts), facts) || 'New entry'}</summary>
                {form}
                {acts}
              </details>
            )}
          </div>
        );
      })}
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

/** Alt with an arrow moves what the cursor is in. */
export function moveByKeys(move: (by: number) => void) {
  return (event: React.KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
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
