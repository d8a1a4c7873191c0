import { versionOf } from '../pages/cached-response.ts';

/** The version of what is printed under an address. */
export type NameVersion = (path: string, body: string) => string;

/**
 * Most of what is printed is what was printed before, and to compare two texts takes less than to name
 * the bytes of one. As many texts are kept as leave the process most of its memory.
 */
export function rememberVersions(mostCharacters = 20_000_000, nameBytes = versionOf): NameVersion {
  const printed = new Map<string, { readonly body: string; readonly version: string }>();
  let room = mostCharacters;
  return (path, body) => {
    const before = printed.get(path);
    if (before?.body === body) return before.version;
    const version = nameBytes(Buffer.from(body));
    if (before && printed.delete(path)) room += before.body.length;
    if (body.length <= room) {
      printed.set(path, { body, version });
      room -= body.length;
    }
    return version;
  };
}
