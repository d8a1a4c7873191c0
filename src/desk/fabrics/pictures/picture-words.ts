import type { ClothCupboard } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { readField } from '../../record/fields/fields.ts';

const sceneWords: Readonly<Record<string, string>> = {
  macro: 'Close up',
  'macro-back': 'Back, close up',
  'macro-face': 'Face, close up',
  drape: 'Draped',
  'drape-cross': 'Draped across',
  'sheer-drape': 'Draped against the light',
  folds: 'Folds',
  'folds-wide': 'Wide folds',
  waves: 'Waves',
  swatch: 'Swatch',
  stack: 'Stack',
  roll: 'Roll',
  corner: 'Folded corner',
  trio: 'Three shades',
  net: 'The net',
  lace: 'The lace',
  strip: 'Strip of the shade curtain',
  photograph: 'Photograph',
};

/** `Folds, computer picture` */
export function sayScene(scene: string, kind: 'knitted' | 'photograph'): string {
  if (kind === 'photograph') {
    return scene === 'photograph' ? 'Photograph' : `Photograph, in place of ${lower(scene)}`;
  }
  const words = sceneWords[scene] ?? scene.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, computer picture`;
}

function lower(scene: string): string {
  return (sceneWords[scene] ?? scene.replaceAll('-', ' ')).toLowerCase();
}

/** Over the text that stands in for a picture. */
export const whatItShows = 'What the picture shows, for blind visitors and for Google';

/** The scene alone: `Back, close up` */
export function nameScene(scene: string): string {
  return sceneWords[scene] ?? scene.replaceAll('-', ' ');
}

/** A description that can be computed; whoever sees the photograph says more. */
export function offerWords(
  body: RecordBody,
  cupboard: Pick<ClothCupboard, 'shades'> | undefined,
): string | undefined {
  const { number, title, leadShade } = body;
  if (typeof number !== 'string' || typeof title !== 'string') return undefined;
  const shade = cupboard?.shades.find(({ key }) => key === leadShade)?.body.name;
  const structure = readField(body, 'construction.name');
  const named = `${number} ${title}${shade ? ` in ${shade}` : ''}`;
  return typeof structure === 'string' && structure !== ''
    ? `${named}: ${structure.toLowerCase()}, photographed at the mill`
    : `${named}, photographed at the mill`;
}
