import { useCallback, useEffect, useRef, useState } from 'react';
import type { Editing } from '../../record/editing.ts';
import { faultsOf } from '../../record/fields/of-field.ts';
import { ClashCard } from '../../record/clash-card.tsx';
import { showToast } from '../../record/toasts.tsx';
import { AddBlock } from './add-block.tsx';
import { BlockItem } from './block-item.tsx';
import { blockKinds, type BlockType } from './block-kinds.ts';
import {
  type BlockAct,
  type Blocks,
  changeBlocks,
  minutesToRead,
  openAfter,
} from './change-blocks.ts';

interface BlocksEditorProps {
  readonly editing: Editing;
}

/** The text of an article, block after block. One block is open; the others look as they will. */
export function BlocksEditor({ editing }: BlocksEditorProps) {
  const blocks = blocksOf(editing);
  const [open, setOpen] = useState<number | undefined>(() =>
    blocks.length === 1 && isEmpty(blocks[0]!) ? 0 : undefined,
  );
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const latest = useRef({ editing, blocks, open });
  useEffect(() => {
    latest.current = { editing, blocks, open };
    const block = wanted.current === undefined ? null : list.current?.children[wanted.current];
    wanted.current = undefined;
    block?.scrollIntoView({ block: 'nearest' });
    block
      ?.querySelector<HTMLElement>('textarea, input:not([type=file]), select, .movers button')
      ?.focus();
  });

  /** The same function for ever, so that a key in one block does not draw the others. */
  const act = useCallback((what: BlockAct) => {
    const now = latest.current;
    const next = changeBlocks(now.blocks, what);
    if (next === now.blocks) return;
    write(now.editing, next);
    // Several acts may come before the next drawing.
    latest.current = { ...now, blocks: next, open: openAfter(now.open, what) };
    setOpen(latest.current.open);
    if (what.kind === 'add') wanted.current = what.place;
    if (what.kind === 'move') wanted.current = what.to;
    if (what.kind === 'remove') {
      const removed = now.blocks[what.place]!;
      showToast({
        text: `${blockKinds[removed.type].label} removed.`,
        undo: {
          run() {
            const { editing: current, blocks: left } = latest.current;
            const place = Math.min(what.place, left.length);
            write(current, changeBlocks(left, { kind: 'add', place, block: removed }));
            return Promise.resolve(undefined);
          },
        },
      });
    }
  }, []);
  const openBlock = useCallback((place: number | undefined) => {
    setOpen(place);
    wanted.current = place;
  }, []);
  const add = useCallback(
    (place: number, type: BlockType) => act({ kind: 'add', place, block: blockKinds[type].blank }),
    [act],
  );

  const clash = editing.clashes.find(({ field }) => field === 'blocks');
  const general = faultsOf(editing, 'blocks').filter(({ field }) => field === 'blocks');
  return (
    <div className="blocks" data-row="blocks" tabIndex={-1}>
      {clash && (
        <ClashCard
          editing={editing}
          clash={clash}
          label="The text"
          spell={() => 'the whole text'}
        />
      )}
      {general.map(({ message }) => (
        <p className="wrong" key={message}>
          {message}
        </p>
      ))}
      <div ref={list}>
        {blocks.map((block, place) => (
          <BlockItem
            key={place}
            block={block}
            place={place}
            count={blocks.length}
            faults={spellFaults(editing, place)}
            isOpen={open === place}
            act={act}
            onOpen={openBlock}
            onAdd={add}
          />
        ))}
      </div>
      <AddBlock place={blocks.length} onAdd={add} isLast />
    </div>
  );
}

function write(editing: Editing, blocks: Blocks): void {
  editing.setAll({ blocks, readMinutes: minutesToRead(blocks) });
}

export function blocksOf({ body }: Pick<Editing, 'body'>): Blocks {
  const { blocks } = body as { blocks?: unknown };
  return Array.isArray(blocks) ? (blocks as Blocks).filter(isKnown) : [];
}

/** A block of a newer release cannot be written here. */
function isKnown(block: unknown): boolean {
  const { type } = (block ?? {}) as { type?: unknown };
  return typeof type === 'string' && Object.hasOwn(blockKinds, type);
}

function isEmpty(block: Blocks[number]): boolean {
  return block.type === 'prose' && block.text === '';
}

/** One text, so that a block whose faults stay the same need not be drawn. */
function spellFaults({ faults }: Editing, place: number): string {
  const name = `blocks.${place}`;
  return faults
    .filter(({ field }) => field === name || field.startsWith(`${name}.`))
    .map(({ message }) => sentence(message))
    .join('\n');
}

/** `Blocks, 3, caption: is missing.` → `Is missing` says too little: the last name stays. */
function sentence(message: string): string {
  const [path = '', ...rest] = message.split(': ');
  if (rest.length === 0) return message;
  const name = path
    .split(/[,.] ?/)
    .at(-1)!
    .trim();
  const words = rest.join(': ');
  const label = fieldNames[name.toLowerCase()];
  if (!label) return words.charAt(0).toUpperCase() + words.slice(1);
  return /^(is|are|has|must|holds|cannot)\b/.test(words)
    ? `${label} ${words}`
    : `${label}: ${words}`;
}

const fieldNames: Readonly<Record<string, string>> = {
  picture: 'The photograph',
  alt: 'The description',
  caption: 'The text under it',
  href: 'The web link',
  to: 'The web link',
  label: 'The words',
  need: '“For”',
  pick: '“Take”',
  garment: 'The garment',
  gsm: 'The weight',
  note: 'The note',
  title: 'The title',
  question: 'The question',
  answer: 'The answer',
  items: 'The list',
  text: 'The text',
};
