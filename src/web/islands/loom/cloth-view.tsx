import { useEffect, useId, useRef } from 'react';
import type { ClothDesign } from '../../../domain/cloth-design/cloth-design.ts';
import { stitchPlan } from '../../../loom/diagram/stitch-plan.ts';
import type { Verdict } from '../../../loom/notation/judge-design.ts';
import type { ClothTile } from './order.ts';
import { viewMm } from './view.ts';

interface ClothViewProps {
  readonly design: ClothDesign;
  readonly verdict: Verdict;
  readonly tile: ClothTile | undefined;
  readonly side: 'face' | 'back';
  /** One repeat, mm; nothing where it is wider than the view. */
  readonly repeatMm: number | undefined;
  readonly stage: string;
  onSide(side: 'face' | 'back'): void;
}

/** The cloth in true size: drawn stitch by stitch at once, and computed over it as soon as the loom is done. */
export function ClothView(props: ClothViewProps) {
  const { design, verdict, tile, side, repeatMm, stage, onSide } = props;
  const wide = viewMm(design);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isShown = verdict.can && tile !== undefined;
  useEffect(() => {
    const own = canvas.current;
    if (!own || !tile || !isShown) return undefined;
    const draw = () => drawCloth(own, tile, wide, (wide - (repeatMm ?? wide)) / 2);
    draw();
    const watcher = new ResizeObserver(draw);
    watcher.observe(own);
    return () => watcher.disconnect();
  }, [tile, isShown, repeatMm, wide]);
  return (
    <figure className="loom-cloth">
      <div className="loom-piece">
        <Stitches design={design} verdict={verdict} side={side} />
        <canvas
          ref={canvas}
          className={isShown ? 'shown' : undefined}
          role="img"
          aria-label={`The ${side} of the cloth, ${wide / 10} centimetres wide`}
        />
        {repeatMm !== undefined && (
          <svg
            className="loom-repeat"
            viewBox={`0 0 ${wide} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path
              d={`M${(wide - repeatMm) / 2} 0V1M${(wide + repeatMm) / 2} 0V1`}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        )}
        <div className="loom-sides" role="group" aria-label="Side of the cloth">
          {(['face', 'back'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={side === one} onClick={() => onSide(one)}>
              {one === 'face' ? 'Face' : 'Back'}
            </button>
          ))}
        </div>
        {stage && (
          <p className="loom-stage lab" role="status">
            {stage}
          </p>
        )}
      </div>
      <div className={wide > 30 ? 'loom-ruler wide' : 'loom-ruler'} aria-hidden="true">
        <span>{wide / 30} cm</span>
        <span>{wide / 15} cm</span>
      </div>
    </figure>
  );
}

function Stitches({ design, verdict, side }: Pick<ClothViewProps, 'design' | 'verdict' | 'side'>) {
  const id = useId();
  const across = viewMm(design) * 10;
  const plan = stitchPlan(
    { construction: { bars: design.bars }, machine: design.machine },
    verdict.can ? [] : verdict.starved,
    side,
  );
  if (!plan) return null;
  const { width, height, yarns, ladder } = plan;
  return (
    <svg
      className="loom-stitches"
      viewBox={`0 0 ${across} ${across}`}
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label={
        ladder
          ? 'Drawn stitch by stitch, with the ladder that would drop'
          : 'Drawn stitch by stitch'
      }
    >
      <defs>
        <pattern
          id={id}
          width={width}
          height={height}
          x={(across - width) / 2}
          patternUnits="userSpaceOnUse"
        >
          {yarns.map(({ letter, path }) => (
            <path key={letter} d={path} stroke={design.yarns[letter]?.colour ?? design.shade} />
          ))}
          {ladder && <path className="ladder" d={ladder} />}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** The tile side by side over the whole canvas, as large as the ruler says. Its first wale stands at `fromMm`. */
function drawCloth(
  canvas: HTMLCanvasElement,
  tile: ClothTile,
  wideMm: number,
  fromMm: number,
): void {
  const box = canvas.getBoundingClientRect();
  const density = Math.min(2, devicePixelRatio);
  canvas.width = Math.max(1, Math.round(box.width * density));
  canvas.height = Math.max(1, Math.round(box.height * density));
  const context = canvas.getContext('2d');
  const piece = document.createElement('canvas');
  piece.width = tile.width;
  piece.height = tile.height;
  piece.getContext('2d')?.putImageData(new ImageData(tile.pixels, tile.width, tile.height), 0, 0);
  const pattern = context?.createPattern(piece, 'repeat');
  if (!context || !pattern) return;
  const pxPerMm = canvas.width / wideMm;
  pattern.setTransform(
    new DOMMatrix()
      .translate(fromMm * pxPerMm, 0)
      .scale((tile.widthMm * pxPerMm) / tile.width, (tile.heightMm * pxPerMm) / tile.height),
  );
  context.imageSmoothingQuality = 'high';
  context.fillStyle = pattern;
  context.fillRect(0, 0, canvas.width, canvas.height);
}
