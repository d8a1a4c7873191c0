import type { ReactNode } from 'react';
import { Sides } from './sides.tsx';

interface FigureSidesProps {
  readonly old: unknown;
  readonly young: unknown;
  readonly spell: (value: unknown) => ReactNode;
}

/** A number as large as it matters. */
export function FigureSides({ old, young, spell }: FigureSidesProps) {
  return <Sides old={spell(old)} young={spell(young)} />;
}

export function spellFigure(value: unknown): ReactNode {
  return typeof value === 'number' || typeof value === 'string' ? (
    <span className="fig">{value}</span>
  ) : undefined;
}

/** `140 GSM`, `140 to 160 GSM`, `made to the weight of the order` */
export function spellWeight(value: unknown): ReactNode {
  if (typeof value !== 'object' || value === null) return spellFigure(value);
  const { gsm, from, to } = value as { gsm?: unknown; from?: unknown; to?: unknown };
  if (gsm !== undefined) return <Weight figure={String(gsm)} />;
  if (from !== undefined) return <Weight figure={`${String(from)} – ${String(to)}`} />;
  return 'Made to the weight of the order';
}

function Weight({ figure }: { readonly figure: string }) {
  return (
    <>
      <span className="fig">{figure}</span> GSM
    </>
  );
}

export function spellYes(value: unknown): ReactNode {
  return value === undefined ? undefined : value ? 'Yes' : 'No';
}

export function spellColour(value: unknown): ReactNode {
  if (typeof value !== 'string') return undefined;
  return (
    <span className="one-colour">
      <i style={{ background: value }} /> {value}
    </span>
  );
}
