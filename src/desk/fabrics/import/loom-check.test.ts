import { expect, test } from 'vitest';
import { fitYarn, weigh } from '../weight/weigh.ts';
import { shippedCloth } from './cloth-records.fixture.ts';
import { guessColumns } from './columns.ts';
import { planImport } from './dry-run.ts';
import { makeImportBook } from './import-book.ts';
import { askLoom, type Loom, needsLoom } from './loom-check.ts';

const loom: Loom = {
  weigh: async (cloth) => weigh(cloth),
  fit: async (cloth, wanted, book) => fitYarn(cloth, wanted, book),
};
const book = makeImportBook(shippedCloth);

function planRow(cells: Readonly<Record<string, string>>) {
  const header = Object.keys(cells);
  const rows = [{ row: 2, cells: Object.values(cells) }];
  return planImport(rows, guessColumns(header, []), book, new Map()).rows[0]!;
}

test('a weight that the yarns do not make is named, with the yarn that would', async () => {
  const row = planRow({ Art: '31C', Name: 'Locknit Heavy', Comp: '100% Nylon', GSM: '200', Lapping: 'Locknit' }); // oxfmt-ignore
  expect(needsLoom(row)).toBe(true);
  const fault = await askLoom(row.body, shippedCloth, loom);
  expect(fault).toMatchObject({ kind: 'weight', said: '200' });
  if (fault?.kind !== 'weight') throw new Error('no fault');
  expect(fault.knits).toBeLessThan(190);
});

test('a weight that the book’s own lapping makes is no fault', async () => {
  const { body } = shippedCloth.fabrics.find((one) => one.body['number'] === '14B')!;
  expect(await askLoom(body, shippedCloth, loom)).toBeUndefined();
});

test('a lapping that nobody can knit is said in the words of the loom', async () => {
  const row = planRow({ Art: '31C', Name: 'Starved Cloth', Construction: 'Starved (tricot): GB1 1-0/1-2// N.', Yarns: 'N nylon40', Machine: 'tricot E28, 20 courses, 14 wales' }); // oxfmt-ignore
  expect(await askLoom(row.body, shippedCloth, loom)).toMatchObject({
    kind: 'lapping',
    message: expect.stringMatching(/needle/),
  });
});

test('a row that says nothing about its cloth is not knitted', () => {
  expect(needsLoom(planRow({ Art: '14B', MOQ: '300/100' }))).toBe(false);
  expect(needsLoom(planRow({ Art: '14B', GSM: '145' }))).toBe(true);
});
