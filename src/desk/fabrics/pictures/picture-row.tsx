import type { HTMLAttributes } from 'react';
import { type MadeOf, sayOlder } from '../../../domain/picture/made-of.ts';
import { ownPicturePath } from '../../../domain/picture/own-picture.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Editing } from '../../record/editing.ts';
import { KnittedWords } from './knitted-words.tsx';
import { PhotographWords } from './photograph-words.tsx';
import type { ListedPicture } from './picture-list.ts';
import { sayScene } from './picture-words.ts';

interface PictureRowProps {
  readonly editing: Editing;
  readonly picture: ListedPicture;
  readonly at: number;
  readonly count: number;
  /** What a picture that is knitted now would be made of. */
  readonly now: MadeOf | undefined;
  readonly offered: string | undefined;
  readonly grip: HTMLAttributes<HTMLElement>;
  readonly isTaken: boolean;
  readonly isOver: boolean;
  onMove(to: number): void;
  onTakeOff(): void;
}

/** One picture of the page: what it shows, where it hangs, and how old it is. */
export function PictureRow(props: PictureRowProps) {
  const { editing, picture, at, count, now, offered, grip, isTaken, isOver } = props;
  const { onMove, onTakeOff } = props;
  const name = `${at + 1}. ${sayScene(picture.scene, picture.kind)}`;
  const older = picture.kind === 'knitted' ? sayOlder(picture.line.madeOf, now) : undefined;
  return (
    <li className={classNames('pc', isTaken && 'taken', isOver && 'over')} data-place={at}>
      <span className="grip" {...grip} aria-hidden="true">
        <GripMark />
      </span>
      <span className="im">
        <img src={smallOf(picture)} alt="" loading="lazy" draggable={false} />
      </span>
      <div className="pc-words">
        {picture.kind === 'knitted' ? (
          <KnittedWords {...{ editing, picture, name, older }} />
        ) : (
          <PhotographWords key={picture.key} photo={picture.key} {...{ name, offered }} />
        )}
        <div className="pc-acts">
          <button
            type="button"
            className="worded lab"
            aria-label={`Move up picture ${at + 1}`}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            Move up
          </button>
          <button
            type="button"
            className="worded lab"
            aria-label={`Move down picture ${at + 1}`}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            Move down
          </button>
          <button
            type="button"
            className="worded lab"
            aria-label={`Hide from the page: picture ${at + 1}`}
            onClick={onTakeOff}
          >
            Hide from the page
          </button>
        </div>
      </div>
    </li>
  );
}

function smallOf(picture: ListedPicture): string {
  if (picture.kind === 'photograph') return `${ownPicturePath(picture.key)}-360.avif`;
  const { path, widths } = picture.line.picture;
  return `${path}-${widths.find((width) => width >= 180) ?? widths[0]}.avif`;
}

function GripMark() {
  return (
    <svg viewBox="0 0 10 20" width="10" height="20" fill="currentColor">
      {[3, 10, 17].flatMap((y) =>
        [2, 8].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r={1.4} />),
      )}
    </svg>
  );
}
