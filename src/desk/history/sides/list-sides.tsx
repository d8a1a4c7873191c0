import { diffLists, type ListRow } from '../diff-lists.ts';
import { diffWords } from '../diff-words.ts';
import { Sides } from './sides.tsx';
import { Words } from './word-sides.tsx';

interface ListSidesProps {
  readonly old: readonly string[] | undefined;
  readonly young: readonly string[] | undefined;
}

/** A list as a list: what stayed is grey and folded, what changed is struck and underlined. */
export function ListSides({ old, young }: ListSidesProps) {
  const rows = fold(diffLists(old ?? [], young ?? [], (item) => item));
  return (
    <Sides
      old={old?.length ? <List rows={rows} side="old" /> : undefined}
      young={young?.length ? <List rows={rows} side="young" /> : undefined}
    />
  );
}

type Row = ListRow<string> | { readonly stayed: number };

/** More than two entries in a row that stayed are counted. */
function fold(rows: readonly ListRow<string>[]): Row[] {
  const folded: Row[] = [];
  let run: ListRow<string>[] = [];
  const flush = () => {
    folded.push(...(run.length > 2 ? [{ stayed: run.length }] : run));
    run = [];
  };
  for (const row of rows) {
    if (row.same) run.push(row);
    else {
      flush();
      folded.push(row);
    }
  }
  flush();
  return folded;
}

function List({ rows, side }: { readonly rows: readonly Row[]; readonly side: 'old' | 'young' }) {
  return (
    <ul className="diff-list">
      {rows.map((row, place) => {
        if ('stayed' in row) {
          return (
            <li key={place} className="mut">
              {row.stayed} stayed as they are
            </li>
          );
        }
        const text = row[side];
        if (text === undefined) return null;
        return (
          <li key={place} className={row.same ? 'mut' : undefined}>
            <Entry row={row} side={side} text={text} />
          </li>
        );
      })}
    </ul>
  );
}

interface EntryProps {
  readonly row: ListRow<string>;
  readonly side: 'old' | 'young';
  readonly text: string;
}

function Entry({ row, side, text }: EntryProps) {
  const { old, young, same } = row;
  if (same) return text;
  if (old !== undefined && young !== undefined && isRewritten(old, young)) {
    return <Words parts={diffWords(old, young)} without={side === 'old' ? 'added' : 'gone'} />;
  }
  return side === 'old' ? <del>{text}</del> : <ins>{text}</ins>;
}

/** Two entries that share half of their words are one that was rewritten. */
function isRewritten(old: string, young: string): boolean {
  const stayed = diffWords(old, young)
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.length, 0);
  return stayed * 2 >= Math.min(old.length, young.length);
}
