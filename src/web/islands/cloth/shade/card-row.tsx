import type { Shade } from '../../../../domain/fabric/fabric.ts';
import type { ShownShade } from './shade-state.ts';

interface CardRowProps {
  readonly shades: readonly Shade[];
  readonly shade: ShownShade;
  readonly onCard: (index: number) => void;
}

/** The card as a selvedge of cloth under the plate; its last place is any colour. */
export function CardRow({ shades, shade, onCard }: CardRowProps) {
  return (
    <div className="cardrow" role="group" aria-label="Shades">
      {shades.map(({ name, hex }, index) => (
        <button
          key={name}
          type="button"
          ref={(button) => button?.style.setProperty('background-color', hex)}
          title={name}
          aria-label={name}
          aria-pressed={shade.card === index}
          onClick={() => onCard(index)}
        />
      ))}
      <button
        type="button"
        className="any"
        aria-pressed={shade.card === undefined}
        onClick={toPicker}
      >
        <i aria-hidden="true" />
        <span>Any colour</span>
      </button>
    </div>
  );
}

/** Any colour is picked in the panel. */
function toPicker(): void {
  document.querySelector<HTMLElement>('.picker input')?.focus();
}
