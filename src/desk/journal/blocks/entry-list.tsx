import { type ReactNode, useRef } from 'react';
import { MoveButtons } from './move-buttons.tsx';

interface EntryListProps<Item> {
  readonly items: readonly Item[];
  readonly blank: Item;
  /** `question`, for "Add a question". */
  readonly thing: string;
  readonly renderItem: (item: Item, change: (item: Item) => void, place: number) => ReactNode;
  onChange(items: readonly Item[]): void;
}

/** Entries that are written, added, moved and removed. */
export function EntryList<Item>({
  items,
  blank,
  thing,
  renderItem,
  onChange,
}: EntryListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const focusSoon = (place: number) =>
    setTimeout(() =>
      list.current?.children[place]?.querySelector<HTMLElement>('input, textarea')?.focus(),
    );
  return (
    <div className="entries">
      <ol ref={list}>
        {items.map((item, place) => (
          <li key={place}>
            <div className="entry-fields">
              {renderItem(item, (next) => onChange(items.with(place, next)), place)}
            </div>
            <MoveButtons
              thing={`${thing} ${place + 1}`}
              place={place}
              count={items.length}
              onMove={(to) => {
                onChange(items.toSpliced(place, 1).toSpliced(to, 0, item));
                focusSoon(to);
              }}
              {...(items.length > 1 && { onRemove: () => onChange(items.toSpliced(place, 1)) })}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          onChange([...items, blank]);
          focusSoon(items.length);
        }}
      >
        Add {/^[aeiou]/.test(thing) ? 'an' : 'a'} {thing}
      </button>
    </div>
  );
}
