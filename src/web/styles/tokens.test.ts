import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '../../domain/design/palette.ts';

test('the stylesheet declares the colours of the palette, and no others', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const declared = [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name, hex]) => [name!.replace('-', ''), hex] as const,
  );
  expect(Object.fromEntries(declared)).toEqual(palette);
});
