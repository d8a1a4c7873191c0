import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** What `npm start` tells Node about memory; every other way of starting says the same. */
export const startFlags = scripts.start.split(' ').filter((word) => word.startsWith('--max-'));

/** What `deploy/taana.service` and `deploy/Containerfile` set for memory and start. */
export function deployedEnv(folder: string): Readonly<Record<string, string>> {
  return { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: join(folder, 'compiled') };
}
