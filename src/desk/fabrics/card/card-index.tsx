import { useEffect, useRef, useState } from 'react';
import type { Editing } from '../../record/editing.ts';
import { clashesOf, faultsOf } from '../../record/fields/of-field.ts';
import { cardSections, type SectionId } from './card-sections.ts';

/** Stays at the top while the card moves under it; a dot says where something is to be mended. */
export function CardIndex({ editing }: { readonly editing: Editing }) {
  const here = useSectionInView();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${here}"]`);
    // Only sideways: `scrollIntoView` would move the page, too.
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - 40;
  }, [here]);
  return (
    <nav className="fab-index" aria-label="Sections of this card" ref={list}>
      {cardSections.map(({ id, label, fields }) => {
        const faults = fields.flatMap((field) => faultsOf(editing, field)).length;
        const open = fields.flatMap((field) => clashesOf(editing, field)).length;
        return (
          <a
            key={id}
            href={`#${id}`}
            aria-current={here === id ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              showSection(id);
            }}
          >
            {label}
            {open > 0 && <Dot className="warnd" says={`${open} to decide`} />}
            {faults > 0 && (
              <Dot className="bad" says={faults === 1 ? '1 mistake' : `${faults} mistakes`} />
            )}
          </a>
        );
      })}
    </nav>
  );
}

function Dot({ className, says }: { readonly className: string; readonly says: string }) {
  return (
    <span className={className}>
      <span className="sr">, </span>
      {says}
    </span>
  );
}

export function showSection(id: SectionId): void {
  const section = document.getElementById(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  const first = section?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex]');
  first?.focus({ preventScroll: true });
}

/** The last section whose head has passed the top. */
function useSectionInView(): SectionId {
  const [here, setHere] = useState<SectionId>('name');
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const passed = cardSections.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < 200;
      });
      setHere(passed?.id ?? 'name');
    };
    const onScroll = () => {
      asked ||= requestAnimationFrame(look);
    };
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(asked);
    };
  }, []);
  return here;
}
