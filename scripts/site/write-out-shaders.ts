import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const sources = /^(.*\/islands\/cloth\/(?:hanging\/drape-)?shaders\.ts)(?:\?\w+)?$/;

/**
 * Sends shaders as the text that they are. Their sources join it from the numbers of the light room, which would
 * travel too, by name, only to be joined again in every browser: half a kilobyte of the viewer.
 */
export function writeOutShaders(): Plugin {
  return {
    name: 'write-out-shaders',
    enforce: 'pre',
    async load(id) {
      const file = sources.exec(id)?.[1];
      if (!file) return undefined;
      const made = (await import(pathToFileURL(file).href)) as Record<string, string | number>;
      return Object.entries(made)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(squeezeShader(value))};`)
        .join('\n');
    },
  };
}

/** The same shader without spaces that only people need; a line that begins with # has to stay one. */
export function squeezeShader<T extends string | number>(source: T): T | string {
  if (typeof source === 'number') return source;
  return source
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (line.startsWith('#') ? `${line}\n` : `${line} `))
    .join('')
    .replaceAll(/ *([{}();,=*<>?:]) */g, '$1')
    .replaceAll(/(?<![\w.])0\.(?=\d)/g, '.')
    .trim();
}
