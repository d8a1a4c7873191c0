import type { Fabric } from '../fabric/fabric.ts';
import { type ClothDesign, designOf } from './cloth-design.ts';
import { type ClothContent, specialFamilies } from './loom-book.ts';

/** A structure of the book to begin from. */
export interface LoomStart {
  /** As the book calls the structure. */
  readonly name: string;
  readonly note: string;
  readonly design: ClothDesign;
}

/** What the eye or the hand notices first; a structure without a line here is told by its name alone. */
const notes: Readonly<Record<string, string>> = {
  'Two-bar tricot': 'plain and even',
  'Single-bar tricot': 'one bar, light',
  Locknit: 'soft face, does not curl',
  'Reverse locknit': 'firmer, lies flat',
  Satin: 'long floats that shine',
  Sharkskin: 'firm, hardly stretches',
  'Single atlas': 'threads that wander',
  'Double atlas': 'two zigzags that cross',
  'Atlas check': 'zigzags in colour',
  'Queen’s cord': 'fine raised lines',
  'King’s cord': 'stronger raised lines',
  'Sandfly net': 'small round openings',
  'Power net': 'open and elastic',
  'Pillar inlay': 'straight, laid-in yarn',
};

const most = 12;

/**
 * Raised and figured cloth is opened from its fabric's page: here one begins with what every bar can do.
 * The first fabric of each structure that has a note, in the order of the notes.
 */
export function loomStarts(content: ClothContent): readonly LoomStart[] {
  const book = { yarns: content.yarns, shades: Object.values(content.shades) };
  const known = new Map<string, Fabric>();
  for (const fabric of content.fabrics) {
    const { name, family, motif } = fabric.construction;
    if (!known.has(name) && !motif && !specialFamilies.has(family)) known.set(name, fabric);
  }
  const named = Object.keys(notes).filter((name) => known.has(name));
  // A mill that calls its structures otherwise begins with its own names.
  const names = named.length > 0 ? named : [...known.keys()];
  return names.slice(0, most).flatMap((name) => {
    const design = designOf(known.get(name)!, book);
    return design ? [{ name, note: notes[name] ?? '', design }] : [];
  });
}
