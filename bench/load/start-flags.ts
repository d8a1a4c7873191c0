import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** What `npm start` tells Node about memory; every other way of starting says the same. */
export const startFlags = scripts.start.split(' ').filter((word) => word.startsWith('--max-'));

/** What `deploy/taana.service` and `deploy/Containerfile` set for memory and start. */
export const deployedEnv = { MALLOC_ARENA_MAX: '2' } as const;
