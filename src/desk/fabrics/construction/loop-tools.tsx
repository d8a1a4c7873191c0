import { ArrowIcon } from '../../../ui/icons.tsx';
import type { Link } from '../../../loom/types.ts';
import { isLaidIn, longestChain, sayLink } from '../../../loom/notation/edit-lapping.ts';

interface LoopToolsProps {
  /** `Front bar, course 2` */
  readonly name: string;
  readonly link: Link;
  /** Of the chain. */
  readonly courses: number;
  onMove(needles: number): void;
  onTurn(): void;
  onLayIn(): void;
  onAdd(): void;
  onDropCourse(): void;
}

/** What can be done to the chosen loop, for a thumb or a reader of the screen. */
export function LoopTools(props: LoopToolsProps) {
  const { name, link, courses, onMove, onTurn, onLayIn, onAdd, onDropCourse } = props;
  const laidIn = isLaidIn(link);
  return (
    <div className="loop-tools" role="group" aria-label={name}>
      <p className="lab" role="status">
        <b>{name}</b>: {sayLink(link)}
      </p>
      <div className="loop-acts">
        <button
          type="button"
          className="quiet"
          aria-label="A needle to the left"
          onClick={() => onMove(1)}
        >
          <ArrowIcon to="left" />
        </button>
        <button
          type="button"
          className="quiet"
          aria-label="A needle to the right"
          onClick={() => onMove(-1)}
        >
          <ArrowIcon />
        </button>
        {!laidIn && (
          <button type="button" className="quiet" onClick={onTurn}>
            Open or close the loop
          </button>
        )}
        <button type="button" className="quiet" onClick={onLayIn}>
          {laidIn ? 'Make it a loop' : 'Lay it in, no loop'}
        </button>
      </div>
      <div className="loop-acts">
        {courses < longestChain && (
          <button type="button" className="quiet" onClick={onAdd}>
            Add a course
          </button>
        )}
        {courses > 1 && (
          <button type="button" className="quiet" onClick={onDropCourse}>
            Remove last
          </button>
        )}
      </div>
    </div>
  );
}
