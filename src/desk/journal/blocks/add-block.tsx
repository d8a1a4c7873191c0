import { useEffect, useRef, useState } from 'react';
import { blockKinds, type BlockType } from './block-kinds.ts';

interface AddBlockProps {
  /** The new block stands here. */
  readonly place: number;
  readonly isLast?: boolean;
  onAdd(place: number, type: BlockType): void;
}

/** Between two blocks, and after the last: what may stand there. */
export function AddBlock({ place, isLast = false, onAdd }: AddBlockProps) {
  const [choosing, setChoosing] = useState(false);
  const menu = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (choosing) menu.current?.querySelector('button')?.focus();
  }, [choosing]);
  const close = () => {
    setChoosing(false);
    button.current?.focus();
  };
  return (
    <div className={isLast ? 'add-block last' : 'add-block'}>
      <button
        ref={button}
        type="button"
        className={isLast ? 'quiet' : 'add-here'}
        aria-expanded={choosing}
        {...(!isLast && {
          'aria-label': `Add here, before block ${place + 1}`,
          title: 'Add here',
        })}
        onClick={() => setChoosing(!choosing)}
      >
        {isLast ? 'Add to the article' : 'Add here'}
      </button>
      {choosing && (
        <ul className="block-menu" ref={menu}>
          {(Object.keys(blockKinds) as BlockType[]).map((type) => (
            <li key={type}>
              <button
                type="button"
                onKeyDown={(event) => event.key === 'Escape' && close()}
                onClick={() => {
                  setChoosing(false);
                  onAdd(place, type);
                }}
              >
                <b>{blockKinds[type].label}</b>
                <span className="lab mut">{blockKinds[type].says}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
