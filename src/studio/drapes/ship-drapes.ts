import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { unpackDrape } from '../../light/drape/drape-file.ts';
import { drapeFile } from '../pictures/places.ts';
import { bakeKey } from '../pictures/recipe-hash.ts';
import type { SceneId } from '../scenes/scene-book.ts';
import { bakeDrape } from './bake-drape.ts';

/** What the plate of a page hangs its cloth into: closed cloth, and cloth that one looks through. */
export const drapeScenes = { closed: 'drape', sheer: 'sheer-drape' } as const satisfies Record<
  string,
  SceneId
>;
export type DrapeName = keyof typeof drapeScenes;
export const drapeNames = Object.keys(drapeScenes) as DrapeName[];

/** Whether the repository holds the drape of this version of its scene. */
export function isHung(name: DrapeName): boolean {
  const file = drapeFile(name);
  return (
    existsSync(file) && unpackDrape(readFileSync(file)).head.scene === bakeKey(drapeScenes[name])
  );
}

/** Bakes the drapes that are stale. Each takes a core for a minute or two. */
export function shipDrapes({
  say,
  again,
}: {
  readonly say: (line: string) => void;
  readonly again: boolean;
}): void {
  for (const name of drapeNames) {
    const stale = again || !isHung(name);
    const file = drapeFile(name);
    if (stale) {
      mkdirSync(dirname(file), { recursive: true });
      let told = 0;
      const bytes = bakeDrape(drapeScenes[name], (share) => {
        if (share < told) return;
        say(`${name.padEnd(8)} ${Math.round(share * 100)} %`);
        told += 0.1;
      });
      writeFileSync(file, bytes);
    }
    const sent = brotliCompressSync(readFileSync(file)).length;
    say(
      `${name.padEnd(8)} ${(sent / 1024).toFixed(0)} KB sent  ${stale ? 'written' : 'up to date'}`,
    );
  }
}
