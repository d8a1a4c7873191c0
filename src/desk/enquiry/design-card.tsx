import { useId } from 'react';
import { readDesign } from '../../contract/design-address.ts';
import { href } from '../../contract/routes.ts';
import type { ClothDesign } from '../../domain/cloth-design/cloth-design.ts';
import { diagramShape } from '../../loom/diagram/diagram-shape.ts';
import { stitchPlan } from '../../loom/diagram/stitch-plan.ts';
import { KeepDesign } from './keep-design.tsx';

/** The cloth that a visitor designed: its stitches and its lapping, and the way to it in the instrument. */
export default function DesignCard({ address }: { readonly address: string }) {
  const read = readDesign(address);
  if (!read.ok) return <p className="lab">{read.why}</p>;
  const { design } = read;
  return (
    <div className="design-card">
      <Stitches design={design} />
      <Lapping design={design} />
      <p>
        <a href={href.design(address)} target="_blank" rel="noreferrer">
          Open in the instrument
        </a>
        <span className="lab mut">
          {design.bars.length} bars, {design.machine.kind} E{design.machine.gauge},{' '}
          {design.machine.walesPerCm} wales and {design.machine.coursesPerCm} courses a cm
        </span>
      </p>
      <KeepDesign address={address} />
    </div>
  );
}

/** Two centimetres of it, drawn stitch by stitch. */
function Stitches({ design }: { readonly design: ClothDesign }) {
  const id = useId();
  const plan = stitchPlan({ construction: design, machine: design.machine });
  if (!plan) return null;
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label="Two centimetres of the cloth, face">
      <defs>
        <pattern id={id} width={plan.width} height={plan.height} patternUnits="userSpaceOnUse">
          {plan.yarns.map(({ letter, path }) => (
            <path
              key={letter}
              d={path}
              fill="none"
              stroke={design.yarns[letter]?.colour ?? design.shade}
              strokeWidth="2.4"
            />
          ))}
        </pattern>
      </defs>
      <rect width="200" height="200" fill={`url(#${id})`} />
    </svg>
  );
}

function Lapping({ design }: { readonly design: ClothDesign }) {
  const { bars, family } = design;
  const shape = diagramShape({ name: 'the design', family, bars });
  return (
    <svg
      className="lap"
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      role="img"
      aria-label={shape.label}
    >
      <g className="lap-pt" fill="currentColor">
        {shape.needles.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.3} />
        ))}
      </g>
      {shape.ends.map(({ bar, path }) => (
        <path
          key={bar}
          className={`lap-bar lap-bar-${bar}`}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
        />
      ))}
    </svg>
  );
}
