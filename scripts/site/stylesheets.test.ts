import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stylesheets } from './stylesheets.ts';

/** The stylesheet and everything it imports, directly or indirectly. */
function withImports(file: string): string[] {
  const imported = [...readFileSync(file, 'utf8').matchAll(/@import '([^']+)'/g)];
  return [file, ...imported.flatMap(([, path]) => withImports(join(file, '..', path!)))];
}

/** A screen that is loaded when it is opened brings its own. */
function importedByScreens(): string[] {
  return globSync('src/desk/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import '([^']+\.css)'/gm)].map(([, path]) =>
      join(file, '..', path!),
    ),
  );
}

test('each stylesheet is part of the site, the desk or the quote page', async () => {
  const built = [
    'src/web/styles/site.css',
    ...Object.values(await stylesheets()),
    'src/desk/styles/desk.css',
    'src/desk/styles/quote-page.css',
    ...importedByScreens(),
  ];
  const used = new Set(built.flatMap(withImports));
  expect(used.size).toBeGreaterThan(50);
  expect(globSync('src/**/*.css').filter((file) => !used.has(file))).toEqual([]);
});
