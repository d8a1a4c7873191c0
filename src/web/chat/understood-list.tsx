import type { Understood } from '../../contract/assistant/ai-chat.ts';

interface UnderstoodListProps {
  readonly understood: readonly Understood[];
  /** Says the words that take a wish back, as if the visitor had typed them. */
  readonly onRemove: (words: string) => void;
}

/** What the guide searched by. Each piece can be taken back by pressing it. */
export function UnderstoodList({ understood, onRemove }: UnderstoodListProps) {
  return (
    <div className="understood">
      <p className="lab">Understood; press to leave out</p>
      <ul>
        {understood.map(({ label, remove }) => (
          <li key={label}>
            <button
              type="button"
              className="understood-one"
              aria-label={`Leave out: ${label}`}
              onClick={() => onRemove(remove)}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
