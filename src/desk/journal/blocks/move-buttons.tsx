interface MoveButtonsProps {
  /** What is moved, for who cannot see it: `Text 3`. */
  readonly thing: string;
  readonly place: number;
  readonly count: number;
  onMove(to: number): void;
  readonly onRemove?: () => void;
  /** Instead of a cross, where a cross could mean to close. */
  readonly word?: string;
}

/** Up, down and out; the keyboard and a thumb need no drag. */
export function MoveButtons({ thing, place, count, onMove, onRemove, word }: MoveButtonsProps) {
  return (
    <div className="movers">
      <button
        type="button"
        className="quiet"
        aria-label={`Move ${thing} up`}
        title="Move up"
        aria-disabled={place === 0 ? true : undefined}
        onClick={() => place > 0 && onMove(place - 1)}
      >
        <Arrow up />
      </button>
      <button
        type="button"
        className="quiet"
        aria-label={`Move ${thing} down`}
        title="Move down"
        aria-disabled={place === count - 1 ? true : undefined}
        onClick={() => place < count - 1 && onMove(place + 1)}
      >
        <Arrow />
      </button>
      {onRemove && (
        <button
          type="button"
          className="quiet"
          aria-label={`${word ?? 'Remove'} ${thing}`}
          title={word ?? 'Remove'}
          onClick={onRemove}
        >
          {word ?? <Cross />}
        </button>
      )}
    </div>
  );
}

function Arrow({ up = false }: { readonly up?: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={up ? 'M8 13V3M3.5 7.5L8 3l4.5 4.5' : 'M8 3v10M3.5 8.5L8 13l4.5-4.5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}

function Cross() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
