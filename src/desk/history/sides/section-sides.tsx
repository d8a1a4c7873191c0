import type { Section } from '../sections.ts';
import { factLines, type Names, spellItem } from '../spell-item.ts';
import { spellBlocks } from '../spell-block.ts';
import { FigureSides, spellColour, spellFigure, spellWeight, spellYes } from './figure-sides.tsx';
import { LappingSides } from './lapping-sides.tsx';
import { ListSides } from './list-sides.tsx';
import { PictureSides } from './picture-sides.tsx';
import { ShadeSides } from './shade-sides.tsx';
import { WordSides } from './word-sides.tsx';

interface SectionSidesProps {
  readonly kind: string;
  readonly section: Section;
  readonly names: Names;
}

/** Before and after in the shape of the thing. */
export function SectionSides({ kind, section, names }: SectionSidesProps) {
  const { shape, before: old, after: young, field } = section;
  switch (shape) {
    case 'lapping':
      return <LappingSides {...{ old, young }} />;
    case 'weight':
      return <FigureSides {...{ old, young }} spell={spellWeight} />;
    case 'figure':
      return <FigureSides {...{ old, young }} spell={spellFigure} />;
    case 'yes':
      return <FigureSides {...{ old, young }} spell={spellYes} />;
    case 'colour':
      return <FigureSides {...{ old, young }} spell={spellColour} />;
    case 'shades':
      return <ShadeSides {...{ old, young, names }} />;
    case 'pictures':
      return <PictureSides {...{ old, young }} />;
    case 'blocks':
      return <ListSides old={spellBlocks(old)} young={spellBlocks(young)} />;
    case 'list': {
      const spell = (item: unknown) => spellItem(item, names);
      return <ListSides old={listOf(old, spell)} young={listOf(young, spell)} />;
    }
    case 'words':
      return <WordSides old={textOf(old, names)} young={textOf(young, names)} />;
    case 'facts':
      return (
        <ListSides
          old={old === undefined ? undefined : factLines(kind, field, old, names)}
          young={young === undefined ? undefined : factLines(kind, field, young, names)}
        />
      );
  }
}

function listOf(value: unknown, spell: (item: unknown) => string): string[] | undefined {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.map(spell) : [spell(value)];
}

function textOf(value: unknown, names: Names): string | undefined {
  return value === undefined || value === null ? undefined : spellItem(value, names);
}
