import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A picture of the studio: its files by width, and what changes when it is printed again. */
export interface SourcePicture {
  readonly files: ReadonlyMap<number, string>;
  /** Ascending. */
  readonly widths: readonly number[];
  readonly version: string;
}

/** Read once at start. Only listed files are ever opened, so no address can reach another file. */
export async function listPictures(
  picturesDir: string,
): Promise<ReadonlyMap<string, SourcePicture>> {
  const found = new Map<string, Map<number, string>>();
  const items = await readdir(picturesDir, { withFileTypes: true, recursive: true }).catch(
    () => [],
  );
  for (const item of items) {
    const file = join(item.parentPath, item.name);
    const name = relative(picturesDir, file).split(sep).join('/');
    const parts = /^(.+)-(\d+)\.avif$/.exec(name);
    if (!item.isFile() || !parts) continue;
    const [, picture = '', width] = parts;
    found.set(picture, (found.get(picture) ?? new Map<number, string>()).set(Number(width), file));
  }
  const listed = new Map<string, SourcePicture>();
  for (const [picture, files] of found) {
    const widths = [...files.keys()].toSorted((a, b) => a - b);
    const { size, mtimeMs } = await stat(files.get(widths.at(-1)!)!);
    const version = `${size.toString(36)}${Math.trunc(mtimeMs).toString(36)}`;
    listed.set(picture, { files, widths, version });
  }
  return listed;
}
