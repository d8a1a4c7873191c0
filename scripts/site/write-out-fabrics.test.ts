import { expect, test } from 'vitest';
import { fabricFiles } from '../../src/content/fabrics/fabric-files.ts';
import { writeOutFabrics } from './write-out-fabrics.ts';

const load = async (id: string) => {
  const sources = new Set<string>();
  const plugin = writeOutFabrics(sources) as { load(id: string): Promise<string | undefined> };
  return { code: await plugin.load(id), sources };
};

test('writes the fabrics out as they are, with their fields in the same order', async () => {
  const { code } = await load('/mill/src/content/fabrics/fabric-files.ts');
  const module = `data:text/javascript,${encodeURIComponent(code!)}`;
  const written = (await import(module)) as { readonly fabricFiles: unknown };
  expect(written.fabricFiles).toEqual(fabricFiles);
  expect(JSON.stringify(written.fabricFiles)).toBe(JSON.stringify(fabricFiles));
});

test('names the files of the fabrics as sources, so that a changed one is noticed', async () => {
  const { sources } = await load('/mill/src/content/fabrics/fabric-files.ts');
  for (const file of Object.keys(fabricFiles)) expect(sources).toContain(file);
  expect([...sources].filter((file) => file.endsWith('.test.ts'))).toEqual([]);
});

test('leaves every other module alone', async () => {
  const { code, sources } = await load('/mill/src/content/fabrics/shades.ts');
  expect(code).toBeUndefined();
  expect(sources.size).toBe(0);
});
