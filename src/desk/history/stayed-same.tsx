import { inWords } from '../../domain/text/number-words.ts';
import { labelOf } from './label-of.ts';
import type { Section } from './sections.ts';
import { spellBlocks } from './spell-block.ts';
import { type Names, spellItem } from './spell-item.ts';

interface StayedSameProps {
  readonly kind: string;
  readonly sections: readonly Section[];
  readonly names: Names;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** "Eleven other things stayed the same. Show them" */
export function StayedSame({ kind, sections, names, isOpen, onToggle }: StayedSameProps) {
  if (sections.length === 0) return null;
  const count =
    sections.length === 1 ? 'One other thing' : `${capital(sections.length)} other things`;
  return (
    <>
      <p className="same">
        {count} stayed the same.{' '}
        <button type="button" className="as-link" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? 'Hide them' : 'Show them'}
        </button>
      </p>
      {isOpen && (
        <dl className="same-list">
          {sections.map(({ field, shape, after }) => (
            <div key={field}>
              <dt>{labelOf(kind, field)}</dt>
              <dd>
                {shape === 'blocks' ? spellBlocks(after)?.join('\n\n') : spellItem(after, names)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function capital(count: number): string {
  const word = inWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
