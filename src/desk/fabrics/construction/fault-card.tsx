import type { GuideBar } from '../../../domain/fabric/fabric.ts';
import { explainFaults } from '../../../loom/notation/explain-faults.ts';
import type { Editing } from '../../record/editing.ts';
import type { ChosenLoop } from './chosen-loop.ts';
import { threadEveryGuide } from '../../../loom/notation/edit-bars.ts';
import type { ClothInHand } from './use-cloth.ts';

interface FaultCardProps {
  readonly editing: Editing;
  readonly bars: readonly GuideBar[];
  readonly inHand: ClothInHand;
  setBars(bars: readonly GuideBar[]): void;
  onShow(loop: ChosenLoop): void;
}

/** What cannot be knitted, what it means for the cloth, and the one step that mends it. */
export function FaultCard({ editing, bars, inHand, setBars, onShow }: FaultCardProps) {
  const { cloth, trouble, good } = inHand;
  if (!trouble) return null;
  const threaded = threadEveryGuide(bars);
  const isMendedByThreading =
    cloth !== undefined &&
    explainFaults({ ...cloth, construction: { ...cloth.construction, bars: threaded } }) ===
      undefined;
  const bringBack = () =>
    good &&
    editing.setAll({
      'construction.bars': good.construction.bars,
      ...(good.construction.motif && { 'construction.motif': good.construction.motif }),
    });
  return (
    <div className="fault" role="alert">
      <p>
        <b>{trouble.head}</b> {trouble.more}
      </p>
      <div className="pairs">
        {isMendedByThreading && (
          <button type="button" className="quiet" onClick={() => setBars(threaded)}>
            Thread every guide again
          </button>
        )}
        {!isMendedByThreading && good && (
          <button type="button" className="quiet" onClick={bringBack}>
            Use the last good lapping
          </button>
        )}
        <button
          type="button"
          className="quiet"
          onClick={() => {
            onShow({ bar: (trouble.bar ?? 1) - 1, course: 0 });
            document.querySelector('.lap-edit')?.scrollIntoView({ block: 'center' });
          }}
        >
          Show me
        </button>
      </div>
      {good && (
        <p className="lab mut">
          The page beside it shows the last good lapping until this is corrected.
        </p>
      )}
    </div>
  );
}
