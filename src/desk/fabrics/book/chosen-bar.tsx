import { useRef } from 'react';
import type { FabricBookAnswer, FabricLine } from '../../../contract/desk/fabric-answers.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { HideQuestion } from './dialogs/hide-question.tsx';
import { MinimumsDialog } from './dialogs/minimums-dialog.tsx';
import { MoveDialog } from './dialogs/move-dialog.tsx';
import { type Bulk, canHide, canShow } from './use-bulk.ts';

interface ChosenBarProps {
  readonly lines: readonly FabricLine[];
  readonly collections: FabricBookAnswer['collections'];
  readonly bulk: Bulk;
  onExport(): void;
  onNone(): void;
}

/** The woven label at the foot. Each word says on how many of the chosen it acts. */
export function ChosenBar({ lines, collections, bulk, onExport, onNone }: ChosenBarProps) {
  const moving = useRef<HTMLDialogElement>(null);
  const minimums = useRef<HTMLDialogElement>(null);
  const drafts = lines.filter((line) => line.drafts.length > 0).length;
  const visible = lines.filter(canHide).length;
  const away = lines.filter(canShow).length;
  const some = (count: number) => (count < lines.length ? ` ${count}` : '');
  return (
    <>
      <div className="chosen-bar" role="toolbar" aria-label="With the chosen fabrics">
        <b role="status">{lines.length} chosen</b>
        {drafts > 0 && (
          <button type="button" className="go" onClick={() => void bulk.publish()}>
            Publish {drafts} {drafts === 1 ? 'draft' : 'drafts'}
          </button>
        )}
        {visible > 0 && (
          <button type="button" onClick={() => void bulk.hide()}>
            Hide{some(visible)} from the site
          </button>
        )}
        {away > 0 && (
          <button type="button" onClick={() => void bulk.show()}>
            Bring{some(away)} back to the site
          </button>
        )}
        <button type="button" onClick={() => moving.current?.showModal()}>
          Move to collection
        </button>
        <button type="button" onClick={() => minimums.current?.showModal()}>
          Set MOQ
        </button>
        <button type="button" onClick={onExport}>
          Download
        </button>
        <button type="button" onClick={onNone}>
          <CloseIcon />
          <span className="sr">Clear the choice</span> <kbd>Esc</kbd>
        </button>
      </div>
      <MoveDialog ref={moving} count={lines.length} collections={collections} onMove={bulk.move} />
      <MinimumsDialog ref={minimums} count={lines.length} onSet={bulk.setMinimums} />
      <HideQuestion bulk={bulk} />
    </>
  );
}
