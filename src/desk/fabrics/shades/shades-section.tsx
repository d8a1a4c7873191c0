import '../../styles/cloth/cloth-shades.css';
import { type KeyboardEvent, useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { Picture } from '../../../domain/picture/picture.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ClashCard } from '../../record/clash-card.tsx';
import type { Editing } from '../../record/editing.ts';
import { clashesOf, faultsOf, hasChanged } from '../../record/fields/of-field.ts';
import { onlyFor } from '../../record/fields/only-for.ts';
import { spellFault } from '../../record/fields/spell-value.ts';
import { showToast } from '../../record/toasts.tsx';
import { Was } from '../../record/fields/was.tsx';
import { useQuery } from '../../use-query.ts';
import { useCupboard } from '../construction/use-cloth.ts';
import { DyeBook } from './dye-book.tsx';
import { moveShade, putOn, readCard, takeOff } from './edit-card.ts';
import { ShadeMenu } from './shade-menu.tsx';
import { ShadeStrip } from './shade-strip.tsx';
import { useReorder } from './use-reorder.ts';

/** The shades of the card as strips of this cloth. */
export const ShadesSection = onlyFor(['shades', 'leadShade', 'shadesInOrder'], ShadesOfCloth);

function ShadesOfCloth({ editing }: { readonly editing: Editing }) {
  const cupboard = useCupboard();
  const { value: knitted } = useQuery(endpoints.knittedGallery, {
    params: { fabric: editing.key },
  });
  const [chosen, setChosen] = useState<string>();
  const [isBookOpen, setBookOpen] = useState(false);
  const book = cupboard?.shades ?? [];
  const card = readCard(
    editing.body,
    book.map(({ key }) => key),
  );
  const shadeOf = (key: string) => book.find((one) => one.key === key)?.body;
  const nameOf = (key: string | undefined) => (key && shadeOf(key)?.name) ?? key;
  const move = (from: number, to: number) => editing.setAll(moveShade(card, from, to));
  const { dragged, handlers, takeDrag } = useReorder(move);
  const changed = editing.before !== null && hasChanged(editing, 'shades');
  const spell = (value: unknown) =>
    Array.isArray(value)
      ? value.map((key) => nameOf(String(key))).join(', ')
      : nameOf(String(value));

  function takeItOff(key: string): void {
    const before = { shades: editing.body['shades'], leadShade: card.leadShade };
    editing.setAll(takeOff(card, key));
    setChosen(undefined);
    showToast({
      text: `${nameOf(key)} is off the card.`,
      undo: {
        async run() {
          editing.setAll(before);
          return undefined;
        },
      },
    });
  }

  function press(event: KeyboardEvent, key: string, at: number): void {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (event.altKey && step !== undefined) {
      event.preventDefault();
      move(at, at + step);
    } else if (event.key === 'Delete') takeItOff(key);
    else if (event.key === 'Escape') setChosen(undefined);
  }

  return (
    <section
      className={classNames('leaf shades', changed && 'touched')}
      id="shades"
      data-row="shades leadShade shadesInOrder"
      tabIndex={-1}
      aria-label="Shades"
    >
      <h2>
        Shades{' '}
        <span className="lab mut">
          {card.shades.length === 1 ? '1 shade' : `${card.shades.length} shades`}
          {card.leadShade && `, pictures shown in ${nameOf(card.leadShade)}`}
        </span>
      </h2>
      {['shades', 'leadShade'].flatMap((field) =>
        clashesOf(editing, field).map((clash) => (
          <ClashCard key={clash.field} {...{ editing, clash, label: 'Shades', spell }} />
        )),
      )}
      <ul className={classNames('card-shades', dragged && 'dragging')}>
        {card.shades.map((key, at) => (
          <li
            key={key}
            className={classNames(
              dragged?.from === at && 'taken',
              dragged && dragged.over === at && dragged.from !== at && 'over',
            )}
            {...handlers(at)}
          >
            <button
              type="button"
              className={key === card.leadShade ? 'lead-shade' : undefined}
              aria-expanded={chosen === key}
              aria-label={`${nameOf(key)}, ${at + 1} of ${card.shades.length}${key === card.leadShade ? ', the main shade' : ''}`}
              onClick={() => !takeDrag() && setChosen(chosen === key ? undefined : key)}
              onKeyDown={(event) => press(event, key, at)}
            >
              <ShadeStrip hex={shadeOf(key)?.hex} strip={knitted?.strip} />
              <span className="lab">{nameOf(key)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-label="Add a shade" onClick={() => setBookOpen(true)}>
            <span className="addsh">+</span>
            <span className="lab mut">Add</span>
          </button>
        </li>
      </ul>
      {chosen !== undefined && card.shades.includes(chosen) && (
        <ShadeMenu
          key={chosen}
          shade={chosen}
          name={nameOf(chosen) ?? chosen}
          at={card.shades.indexOf(chosen)}
          count={card.shades.length}
          isLead={chosen === card.leadShade}
          onLead={() => editing.set('leadShade', chosen)}
          onMove={(to) => move(card.shades.indexOf(chosen), to)}
          onTakeOff={() => takeItOff(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
      {changed && (
        <Was editing={editing} field="shades" value={editing.before?.['shades']} spell={spell} />
      )}
      {faultsOf(editing, 'shades').map((fault) => (
        <p key={fault.message} className="lab wrong">
          {spellFault(fault, 'Shades')}
        </p>
      ))}
      <p className="lab mut shades-help">
        Drag one to move it. Tap one to make it the main shade, rename it or take it off.{' '}
        {card.isLaidOut && (
          <>
            <button
              type="button"
              className="worded alone"
              onClick={() => editing.set('shadesInOrder', undefined)}
            >
              Sort them as in the dye book
            </button>{' '}
          </>
        )}
        <button type="button" className="worded alone" onClick={() => setBookOpen(true)}>
          {`Pick from the dye book, ${book.length} shades`}
        </button>
      </p>
      {isBookOpen && cupboard && (
        <DyeBook
          shades={cupboard.shades}
          onCard={card.shades}
          strip={knitted?.strip as Picture | undefined}
          onPut={(key) => editing.setAll(putOn(card, key))}
          onTake={(key) => editing.setAll(takeOff(card, key))}
          onClose={() => setBookOpen(false)}
        />
      )}
    </section>
  );
}
