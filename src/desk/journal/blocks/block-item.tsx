import { type KeyboardEvent, memo, useId } from 'react';
import type { ArticleBlock } from '../../../content/journal/article-blocks.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AddBlock } from './add-block.tsx';
import { BlockForm } from './block-form.tsx';
import { blockKinds, type BlockType } from './block-kinds.ts';
import { BlockView } from './block-view.tsx';
import type { BlockAct } from './change-blocks.ts';
import { MoveButtons } from './move-buttons.tsx';

interface BlockItemProps {
  readonly block: ArticleBlock;
  readonly place: number;
  readonly count: number;
  /** Sentences, one in each line. */
  readonly faults: string;
  readonly isOpen: boolean;
  act(what: BlockAct): void;
  onOpen(place: number | undefined): void;
  onAdd(place: number, type: BlockType): void;
}

/** One block: as it will look, or open to be written. */
export const BlockItem = memo(function BlockItem(props: BlockItemProps) {
  const { block, place, count, faults, isOpen, act, onOpen, onAdd } = props;
  const id = useId();
  const { label } = blockKinds[block.type];
  const name = `${label} ${place + 1}`;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      onOpen(undefined);
    }
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    act({ kind: 'move', place, to: place + (event.key === 'ArrowUp' ? -1 : 1) });
  };
  return (
    <div className="block-slot">
      <AddBlock place={place} onAdd={onAdd} />
      {/* Keys of what is inside reach it; it is no control itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className={classNames('block', isOpen && 'open', faults !== '' && 'faulty')}
        aria-label={name}
        data-row={`blocks.${place}`}
        onKeyDown={onKey}
      >
        <div className="block-head">
          <span className="lab">{label}</span>
          <button
            type="button"
            className="quiet"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : place)}
          >
            {isOpen ? 'Done' : 'Edit'}
            <span className="sr"> {name}</span>
          </button>
          <MoveButtons
            thing={name}
            place={place}
            count={count}
            onMove={(to) => act({ kind: 'move', place, to })}
            onRemove={() => act({ kind: 'remove', place })}
            word="Delete"
          />
        </div>
        {isOpen ? (
          <BlockForm
            block={block}
            label={name}
            describedBy={faults === '' ? undefined : id}
            onChange={(next) => act({ kind: 'write', place, block: next })}
          />
        ) : (
          // The button above says the same to whoever does not use a pointer.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div className={`block-rest rest-${block.type}`} onClick={() => onOpen(place)}>
            <BlockView block={block} />
          </div>
        )}
        {faults !== '' && (
          <div className="wrong" id={id}>
            {faults.split('\n').map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </section>
    </div>
  );
});
