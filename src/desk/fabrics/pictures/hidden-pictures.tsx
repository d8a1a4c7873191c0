import type { Editing } from '../../record/editing.ts';
import { type ListedPicture, showAgain } from './picture-list.ts';
import { nameScene } from './picture-words.ts';

interface HiddenPicturesProps {
  readonly editing: Editing;
  readonly hidden: readonly ListedPicture[];
}

export function HiddenPictures({ editing, hidden }: HiddenPicturesProps) {
  if (hidden.length === 0) return null;
  return (
    <p className="lab mut pics-hidden">
      Hidden:{' '}
      {hidden.map(({ name, scene }) => (
        <span key={name}>
          {nameScene(scene)}{' '}
          <button
            type="button"
            className="worded"
            aria-label={`Show again: ${nameScene(scene)}`}
            onClick={() => editing.setAll(showAgain(editing.body, name))}
          >
            Show again
          </button>
        </span>
      ))}
    </p>
  );
}
