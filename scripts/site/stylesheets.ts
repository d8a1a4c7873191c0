import { readdir } from 'node:fs/promises';

const folder = 'src/web/styles/sheets';

/** The stylesheets that are loaded separately from the common one, by name and source file. */
export async function stylesheets(): Promise<Readonly<Record<string, string>>> {
  const files = await readdir(folder);
  return Object.fromEntries(files.map((file) => [file.replace('.css', ''), `${folder}/${file}`]));
}
