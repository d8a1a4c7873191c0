import type { Shade } from '../../../domain/fabric/fabric.ts';
import { mostEnds, type Paint } from '../../../domain/cloth-design/paint-warp.ts';

interface PaintPanelProps {
  readonly pots: readonly Shade[];
  readonly shade: string;
  readonly paint: Paint;
  readonly ends: number;
  onPaint(paint: Paint): void;
  onShade(hex: string): void;
  onEnds(ends: number): void;
}

/** Colours to paint the warp with, the shade of the piece, and how many ends repeat. */
export function PaintPanel(props: PaintPanelProps) {
  const { pots, shade, paint, ends, onPaint, onShade, onEnds } = props;
  const isAny = paint.startsWith('#') && !pots.some(({ hex }) => hex === paint);
  return (
    <section className="loom-panel loom-paint" aria-labelledby="loom-paint-title">
      <div className="loom-paint-head">
        <h2 id="loom-paint-title">
          <i aria-hidden="true">2</i>Paint the warp
        </h2>
        <p className="lab mut">
          Swipe across the ends. The upper row is the front bar, the lower rows lie behind it.
        </p>
      </div>
      <div className="loom-paint-row">
        <div className="pots" role="group" aria-label="What to paint with">
          <Pot
            name="As the piece"
            hex={shade}
            isChosen={paint === 'piece'}
            onChoose={() => onPaint('piece')}
          />
          {pots.map(({ name, hex }) => (
            <Pot
              key={hex}
              name={name}
              hex={hex}
              isChosen={paint === hex}
              onChoose={() => onPaint(hex as Paint)}
            />
          ))}
          <label className={isAny ? 'pot chosen' : 'pot'}>
            <input
              type="color"
              aria-label="Any colour to paint with"
              value={isAny ? paint : '#22889a'}
              onChange={({ target }) => onPaint(target.value as Paint)}
            />
            Any
          </label>
          <button
            type="button"
            className="pot pot-out"
            aria-pressed={paint === 'out'}
            onClick={() => onPaint('out')}
          >
            Leave out
          </button>
        </div>
        <div className="loom-row">
          <label className="loom-shade">
            <b>
              Shade<span> of the piece</span>
            </b>
            <input type="color" value={shade} onChange={({ target }) => onShade(target.value)} />
          </label>
          <span className="lab mut loom-ends">
            {ends} ends<span>, then again</span>
          </span>
          <button
            type="button"
            className="loom-quiet"
            disabled={ends <= 2}
            onClick={() => onEnds(ends - 2)}
          >
            Shorter
          </button>
          <button
            type="button"
            className="loom-quiet"
            disabled={ends + 2 > mostEnds}
            onClick={() => onEnds(ends + 2)}
          >
            Longer
          </button>
        </div>
      </div>
    </section>
  );
}

interface PotProps {
  readonly name: string;
  readonly hex: string;
  readonly isChosen: boolean;
  onChoose(): void;
}

function Pot({ name, hex, isChosen, onChoose }: PotProps) {
  return (
    <button type="button" className="pot" aria-pressed={isChosen} onClick={onChoose}>
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={hex} />
      </svg>
      {name}
    </button>
  );
}
