import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import {
  type ContentRecords,
  shippedRecords,
} from '../../../src/content/records/assemble-records.ts';
import { chooseLists } from './arrange-records.ts';
import { writeToSeed } from './write-to-seed.ts';

const project = join(import.meta.dirname, '../../..');

test('what was changed is written where it was written before, and nothing else', async () => {
  const root = checkout();
  const records = editable();
  records['mill']!['site']!['subtitle'] = 'It’s "ours" \\ `x` ${y}';
  records['category']!['polyester-cotton-knits']!['spec'] = { fibre: 'a', weight: 'b', width: 'c' };
  records['review']!['r1']!['position'] = 99;
  delete records['question']!['shrinkage'];
  records['question']!['mine'] = { position: 1.5, id: 'mine', question: 'New?', answer: 'Yes.' };
  records['fabric']!['f003']!['position'] = 80.5;
  records['yarn']!['mine'] = { ...records['yarn']!['cottonNe40'], position: 1.5 };
  const article = records['article']!['textile-fibres-guide']!;
  records['article']!['2026-mine'] = { ...article, title: 'An article of our own' };
  delete records['article']!['what-does-textiles-mean'];
  const written = await writeToSeed(
    records as unknown as ContentRecords,
    pathToFileURL(`${root}/`),
  );
  expect(written).toMatchObject({ ok: true });
  // It was read back and compared before the files were changed; here is how it reads.
  const read = (name: string) => readFileSync(join(root, 'src/content', name), 'utf8');
  expect(read('mill.ts')).toContain('subtitle: \'It’s "ours" \\\\ `x` ${y}\'');
  expect(read('categories.ts')).toContain('const width = ');
  expect(read('faq.ts')).not.toContain("id: 'shrinkage'");
  expect(read('fabrics/nylon-plain.ts')).toContain('threadUp(structures.locknit');
  expect(read('journal/2026-mine.ts')).toContain('prose(`\n');
  expect(existsSync(join(root, 'src/content/journal/what-does-textiles-mean.ts'))).toBe(false);
  expect(read('home.ts')).toBe(readFileSync(join(project, 'src/content/home.ts'), 'utf8'));
  const again = await writeToSeed(shippedRecords, pathToFileURL(`${root}/`));
  expect(again).toEqual({ ok: true, files: [] });
});

test('what would not make a site is refused, and no file is changed', async () => {
  const root = checkout();
  const records = editable();
  records['fabric']!['f002'] = { ...records['fabric']!['f001'], id: 2, position: 2 };
  const written = await writeToSeed(
    records as unknown as ContentRecords,
    pathToFileURL(`${root}/`),
  );
  expect(written).toMatchObject({ ok: false, faults: [expect.any(String)] });
  const name = 'src/content/fabrics/pure-cotton.ts';
  expect(readFileSync(join(root, name))).toEqual(readFileSync(join(project, name)));
});

test('a record that was moved, or is new, goes to the list of the one before it', () => {
  expect(chooseLists([0, 0, 1, undefined, 2])).toEqual([0, 0, 1, 1, 2]);
  expect(chooseLists([2, 0, 0, 1, 1, 2])).toEqual([0, 0, 0, 1, 1, 2]);
  expect(chooseLists([undefined])).toEqual([0]);
});

function editable(): Record<string, Record<string, Record<string, unknown>>> {
  return structuredClone(shippedRecords) as never;
}

/** A copy of what the seed needs, as a checkout has it. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'taana-checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const room of ['content', 'contract', 'domain', 'loom'])
    cpSync(join(project, 'src', room), join(root, 'src', room), { recursive: true });
  for (const name of ['package.json', '.oxfmtrc.json'])
    cpSync(join(project, name), join(root, name));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  return root;
}
