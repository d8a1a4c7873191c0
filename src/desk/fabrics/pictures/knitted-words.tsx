import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields/fields.ts';
import { TickMark } from '../../record/fields/marks.tsx';
import { useTyped } from '../../record/fields/use-typed.ts';
import type { ListedPicture } from './picture-list.ts';
import { whatItShows } from './picture-words.ts';

interface KnittedWordsProps {
  readonly editing: Editing;
  readonly picture: Extract<ListedPicture, { kind: 'knitted' }>;
  /** `1. Folds, computer picture` */
  readonly name: string;
  readonly older: string | undefined;
}

/** The loom describes what it knits; the mill may say it in its own words. */
export function KnittedWords({ editing, picture, name, older }: KnittedWordsProps) {
  const { scene, line } = picture;
  const field = `pictureWords.${scene}`;
  const own = readField(editing.body, field);
  const typed = useTyped(typeof own === 'string' ? own : line.picture.alt, (text) =>
    editing.set(field, text.trim() === line.picture.alt ? undefined : text),
  );
  /** Without words of its own the picture keeps those of the loom; the last one takes the group along. */
  const leave = () => {
    if (own !== '') return;
    const words = { ...(readField(editing.body, 'pictureWords') as object) };
    const rest = Object.keys(words).filter((one) => one !== scene);
    editing.set(rest.length > 0 ? field : 'pictureWords', undefined);
  };
  return (
    <>
      <p className="pc-top lab">
        <b>{name}</b>
        {older ? (
          <span className="mut">{older}</span>
        ) : (
          <span className="good">
            <TickMark />
            Has a description
          </span>
        )}
      </p>
      <span className="lab mut" aria-hidden="true">
        {whatItShows}
      </span>
      <textarea
        className="inp"
        rows={1}
        aria-label={`What picture ${name} shows`}
        autoComplete="off"
        {...typed}
        onBlur={leave}
      />
    </>
  );
}
