import { fileURLToPath } from 'node:url';
import type { SceneId } from '../scenes/scene-book.ts';
import { bakeKey } from './recipe-hash.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const publicFolder = at('public');
export const manifestFile = at('public/pictures/manifest.json');
/** Address of the pages' own pictures. */
export const scenesPath = '/pictures/scenes';
/** Which recipe each committed picture was made from. */
export const madeFromFile = at('public/pictures/made-from.json');
/** Light alone, small enough to ship; a fabric that the mill enters is dyed into it. */
export const compactBakeFile = (scene: SceneId) => at(`bakes/${scene}.bake`);
/** What a page hangs its cloth into; the build sends it compressed. */
export const drapeFile = (name: string) => at(`bakes/hanging/${name}.drape`);
export const swatchesFolder = at('build/swatches');
/** Contact sheets, to look at and throw away. */
export const sheetsFolder = at('build/sheets');

/** Bakes weigh a hundred megabytes each and are never committed. */
export const bakeFile = (scene: SceneId) => at(`build/studio-cache/${bakeKey(scene)}.bake`);
