import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The server as `npm run build` put it together, unless one of its sources was changed since: then the
 * sources run, so that nobody wonders why a change has no effect.
 */
export function findBuiltServer(root: string): string | undefined {
  try {
    const { server } = readJson<{ readonly server: string }>(join(root, 'build/site.json'));
    const file = join(root, 'build', server);
    const builtAt = statSync(file).mtimeMs;
    const sources = readJson<readonly string[]>(join(dirname(file), 'sources.json'));
    const isChanged = (source: string) => statSync(join(root, source)).mtimeMs > builtAt;
    return sources.some(isChanged) ? undefined : file;
  } catch {
    // Nothing is built, or not wholly.
    return undefined;
  }
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}
