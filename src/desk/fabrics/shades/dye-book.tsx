import { useEffect, useRef, useState } from 'react';
import type { Shelved } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import type { Shade } from '../../../domain/fabric/fabric.ts';
import type { Picture } from '../../../domain/picture/picture.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { byNearness, readHex } from './near-shade.ts';
import { NewShade } from './new-shade.tsx';
import { ShadeStrip } from './shade-strip.tsx';

interface DyeBookProps {
  readonly shades: readonly Shelved<Shade>[];
  readonly onCard: readonly string[];
  readonly strip: Picture | undefined;
  onPut(key: string): void;
  onTake(key: string): void;
  onClose(): void;
}

/** Every shade that the dye-house knows; a tap puts it on the card and takes it off again. */
export function DyeBook({ shades, onCard, strip, onPut, onTake, onClose }: DyeBookProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const found = findShades(search, shades);
  return (
    <Dialog
      id="dye-book"
      className="dye-book"
      title="The dye book"
      ref={dialog}
      closeLabel="Close the dye book"
      onClose={onClose}
    >
      <div className="stack">
        <label>
          <span className="lab mut">Search by name, or by a code such as #1f6d72</span>
          <input
            className="inp"
            type="search"
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <ul className="card-shades" aria-label="Shades of the dye book">
          {found.map(({ key, body, isDraft }) => {
            const isOn = onCard.includes(key);
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={isOn}
                  onClick={() => (isOn ? onTake(key) : onPut(key))}
                >
                  <ShadeStrip hex={body.hex} strip={strip} />
                  <span className="lab">
                    {isOn && '✓ '}
                    {body.name}
                    {isDraft && <span className="mut"> new</span>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        {found.length === 0 && (
          <p>
            {`Nothing in the dye book is called “${search.trim()}”. You can add it as a new shade.`}
          </p>
        )}
        <NewShade shades={shades} wanted={search} onMade={onPut} />
      </div>
    </Dialog>
  );
}

/** By name, or all of them in the order in which they are near to a code. */
export function findShades(
  search: string,
  shades: readonly Shelved<Shade>[],
): readonly Shelved<Shade>[] {
  const words = search.trim().toLowerCase();
  if (words === '') return shades;
  const hex = words.startsWith('#') || /\d/.test(words) ? readHex(words) : undefined;
  if (hex) {
    const near = byNearness(
      hex,
      shades.map((one) => ({ ...one.body, one })),
    );
    return near.slice(0, 12).map(({ one }) => one);
  }
  return shades.filter(
    ({ key, body }) => body.name.toLowerCase().includes(words) || key.includes(words),
  );
}
