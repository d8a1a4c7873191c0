import { diffWords, type WordPart } from '../diff-words.ts';
import { Sides } from './sides.tsx';

interface WordSidesProps {
  readonly old: string | undefined;
  readonly young: string | undefined;
}

/** What is gone is struck on the left, what was added is underlined on the right. */
export function WordSides({ old, young }: WordSidesProps) {
  const parts = diffWords(old ?? '', young ?? '');
  return (
    <Sides
      old={old ? <Words parts={parts} without="added" /> : undefined}
      young={young ? <Words parts={parts} without="gone" /> : undefined}
    />
  );
}

interface WordsProps {
  readonly parts: readonly WordPart[];
  readonly without: WordPart['kind'];
}

export function Words({ parts, without }: WordsProps) {
  return (
    <span className="typed">
      {parts
        .filter(({ kind }) => kind !== without)
        .map(({ kind, text }, place) =>
          kind === 'same' ? (
            text
          ) : kind === 'gone' ? (
            <del key={place}>{text}</del>
          ) : (
            <ins key={place}>{text}</ins>
          ),
        )}
    </span>
  );
}
