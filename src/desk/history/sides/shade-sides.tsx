import type { Names } from '../spell-item.ts';
import { Sides } from './sides.tsx';

interface ShadeSidesProps {
  readonly old: unknown;
  readonly young: unknown;
  readonly names: Names;
}

/** The card as a strip of its true colours, with the names of what came and went. */
export function ShadeSides({ old, young, names }: ShadeSidesProps) {
  const [before, after] = [keysOf(old), keysOf(young)];
  const gone = before?.filter((key) => !after?.includes(key)) ?? [];
  const added = after?.filter((key) => !before?.includes(key)) ?? [];
  return (
    <Sides
      old={
        before && (
          <>
            <Strip shades={before} names={names} />
            <Marked shades={gone} names={names} mark="del" />
          </>
        )
      }
      young={
        after && (
          <>
            <Strip shades={after} names={names} />
            <Marked shades={added} names={names} mark="ins" />
          </>
        )
      }
    />
  );
}

/** `, two added` of the heading. */
export function countShades(old: unknown, young: unknown): string {
  const [before = [], after = []] = [keysOf(old), keysOf(young)];
  const added = after.filter((key) => !before.includes(key)).length;
  const gone = before.filter((key) => !after.includes(key)).length;
  const parts = [...(added ? [`${added} added`] : []), ...(gone ? [`${gone} taken off`] : [])];
  return parts.length > 0 ? `, ${parts.join(', ')}` : ', in another order';
}

function keysOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : undefined;
}

interface StripProps {
  readonly shades: readonly string[];
  readonly names: Names;
}

function Strip({ shades, names }: StripProps) {
  const label = `${shades.length} ${shades.length === 1 ? 'shade' : 'shades'}`;
  return (
    <span className="strip" role="img" aria-label={label}>
      {shades.map((key) => (
        <i
          key={key}
          title={nameOf(key, names)}
          style={{ background: names[`shade ${key}`]?.hex ?? 'transparent' }}
        />
      ))}
    </span>
  );
}

interface MarkedProps extends StripProps {
  readonly mark: 'del' | 'ins';
}

function Marked({ shades, names, mark: Mark }: MarkedProps) {
  if (shades.length === 0) return null;
  return (
    <p className="lab strip-names">
      {shades.map((key) => (
        <Mark key={key}>{nameOf(key, names)}</Mark>
      ))}
    </p>
  );
}

function nameOf(key: string, names: Names): string {
  return names[`shade ${key}`]?.title ?? key;
}
