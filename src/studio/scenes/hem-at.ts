import type { SceneId } from './scene-book.ts';

/** Where on the cloth of a scene a scalloped edge is cut, mm; other scenes show it uncut. */
export const hemAt: Partial<Record<SceneId, number>> = { 'sheer-drape': 68 };
