import type { ConstructionFamily } from '../../domain/fabric/fabric.ts';
import { groundFor, isOpen } from '../macro-view.ts';

/** What a still life stands on. */
export const tableColour = '#e9e4da';

/** Below a drape: closed cloth lies on the table, open cloth over a ground that shows its meshes. */
export const groundBelow = (family: ConstructionFamily, shade: string) =>
  isOpen(family) ? groundFor(shade, 1) : tableColour;
