import type { RefObject } from 'react';
import type { FabricBookAnswer } from '../../../../contract/desk/fabric-answers.ts';
import type { CategoryId } from '../../../../domain/fabric/fabric.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { countFabrics } from '../count-words.ts';

interface MoveDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly count: number;
  readonly collections: FabricBookAnswer['collections'];
  onMove(to: CategoryId, label: string): void;
}

export function MoveDialog({ ref, count, collections, onMove }: MoveDialogProps) {
  return (
    <Dialog id="move" title="Move to collection" className="book-dlg" ref={ref}>
      <p className="mut">{countFabrics(count)}. Their fibres stay as they are.</p>
      <ul className="dye-list">
        {collections.map(({ id, label, dye }) => (
          <li key={id}>
            <button
              type="button"
              className="dye"
              onClick={() => {
                ref.current?.close();
                onMove(id, label);
              }}
            >
              <i className={`dye-${dye}`} aria-hidden="true" />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
