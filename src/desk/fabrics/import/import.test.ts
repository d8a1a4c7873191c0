import { describe, expect, test } from 'vitest';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { shippedCloth } from './cloth-records.fixture.ts';
import { findHeader, guessColumns, importFieldNames } from './columns.ts';
import { planImport, type RowMend, type SourceRow } from './dry-run.ts';
import { exportTable } from './export-table.ts';
import { makeImportBook } from './import-book.ts';
import { spellChanges } from './spell-change.ts';

const book = makeImportBook(shippedCloth);
const emptyBook = makeImportBook({ ...shippedCloth, fabrics: [] });

function source(rows: readonly (readonly string[])[]): SourceRow[] {
  return rows.map((cells, place) => ({ row: place + 2, cells }));
}
function plan(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  mends: ReadonlyMap<number, RowMend> = new Map(),
) {
  return planImport(source(rows), guessColumns(header, rows), book, mends);
}

describe('columns are guessed', () => {
  test('by their heads, as mills write them', () => {
    const header = ['Art. No.', 'Quality', 'Comp', 'Wt', 'Width"', 'Min', 'Lapping', 'Remarks'];
    expect(guessColumns(header, [])).toEqual(['number', 'title', 'composition', 'gsm', 'width', 'moq', 'construction', undefined]); // oxfmt-ignore
  });

  test('by what stands in them, where the heads say nothing', () => {
    const rows = [
      ['14B', 'Locknit Premium', '60/40 PC', '140', '60"', '300/100'],
      ['12A', 'Tricot Standard', '100% cotton', '120 gsm', '58 in', 'nego'],
      ['27A', 'Rose Lace', '70 nylon 30 cotton', '95', '54', '500 m'],
    ];
    expect(guessColumns(['A', 'B', 'C', 'D', 'E', 'F'], rows)).toEqual(['number', 'title', 'composition', 'gsm', 'width', 'moq']); // oxfmt-ignore
  });

  test('each once, and our own heads exactly', () => {
    expect(guessColumns(['Weight', 'GSM', 'Weight'], [])).toEqual([undefined, 'gsm', undefined]);
    expect(guessColumns(exportTable(shippedCloth)[0]!, [])).toEqual(importFieldNames);
  });

  test('the header is found under the name of the mill', () => {
    const rows = [['Sutlej Knits'], [], ['Price list', '', 'November'], ['Art', 'Name', 'GSM'], ['14B', 'x', '1']]; // oxfmt-ignore
    expect(findHeader(rows)).toBe(3);
  });
});

describe('a list that was exported', () => {
  const [header, ...rows] = exportTable(shippedCloth) as [string[], ...string[][]];

  test('changes nothing when it is brought in again', () => {
    const run = planImport(source(rows), guessColumns(header, rows), book, new Map());
    expect(run.rows).toEqual([]);
    expect(run.same).toBe(shippedCloth.fabrics.length);
  });

  test('makes the same fabrics in an empty book', () => {
    const run = planImport(source(rows), guessColumns(header, rows), emptyBook, new Map());
    expect(run.rows.flatMap(({ faults }) => faults)).toEqual([]);
    const made = run.rows.map(({ body }) => inOrder(body));
    const wanted = shippedCloth.fabrics.map(({ body }) => inOrder(body));
    expect(made).toEqual(wanted);
  });

  test('holds the chosen ones only', () => {
    expect(exportTable(shippedCloth, new Set([shippedCloth.fabrics[3]!.key]))).toHaveLength(2);
  });
});

/** Without what a list does not carry, and with lists without an order in one order. */
function inOrder(body: RecordBody): RecordBody {
  const { id: _id, slug: _slug, position: _position, extra, moq, ...rest } = body;
  const sorted = Object.entries(rest).map(([field, value]) => [
    field,
    field === 'shades' ? (value as string[]).toSorted() : value,
  ]);
  return {
    ...Object.fromEntries(sorted),
    ...(extra === true && { extra }),
    ...(moq !== undefined && moq !== 'Negotiable' && { moq }),
  };
}

describe('a dry run', () => {
  test('tells what changes, in figures and names', () => {
    const { rows, same } = plan(
      ['Art', 'GSM', 'Width', 'MOQ', 'Shades'],
      [
        ['14B', '145', '60', '300/100', ''],
        ['12A', '120', '62', '', ''],
      ],
    );
    expect(same).toBe(0);
    expect(rows.map((row) => spellChanges(row, book))).toEqual([
      [
        { label: 'Weight', was: '140', is: '145' },
        { label: 'MOQ', was: 'negotiable', is: '300 m per style, 100 m per colour' },
      ],
      [{ label: 'Width', was: '60 in', is: '62 in' }],
    ]);
    expect(rows[0]).toMatchObject({ fields: { gsm: { gsm: 145 }, moq: { perStyle: 300 } } });
  });

  test('names shades that come and go', () => {
    const fabric = shippedCloth.fabrics.find(({ body }) => body['number'] === '14B')!;
    const keys = fabric.body['shades'] as string[];
    const names = keys.slice(1).map((key) => String(shippedCloth.shade[key]!['name']));
    const free = Object.entries(shippedCloth.shade).find(([key]) => !keys.includes(key))![1];
    const { rows } = plan(['Art', 'Shades'], [['14B', [...names, free['name']].join(', ')]]);
    const changes = spellChanges(rows[0]!, book);
    expect(changes).toContainEqual({ label: '1 shade added', added: [free['name']] });
    expect(changes).toContainEqual({ label: '1 shade taken off', removed: [shippedCloth.shade[keys[0]!]!['name']] }); // oxfmt-ignore
  });

  test('asks for what it cannot read, and goes on when it was put right', () => {
    const header = ['Art', 'Quality', 'Comp', 'Wt'];
    const rows = [['31C', 'Mesh Sport', '70 poly 25 cot', '150']];
    const asked = plan(header, rows).rows[0]!;
    expect(asked.faults).toMatchObject([
      { field: 'composition', error: 'The fibres add up to 95.' },
    ]);
    const cells = { composition: asked.faults[0]!.offers[0]!.text };
    const mended = plan(header, rows, new Map([[2, { cells }]])).rows[0]!;
    expect(mended).toMatchObject({
      key: null,
      faults: [],
      fields: { number: '31C', composition: 'Polyester/Cotton Blend', gsm: { gsm: 150 } },
    });
    const left = plan(header, rows, new Map([[2, { left: ['composition'] as const }]])).rows[0]!;
    expect([left.faults, left.fields['composition']]).toEqual([[], undefined]);
  });

  test('asks for a number and a name, and tells two rows of one number apart', () => {
    const { rows } = plan(['Art', 'Quality'], [['', 'Mesh Sport'], ['31C', ''], ['31D', 'Mesh Light'], ['31D', 'Mesh Heavy']]); // oxfmt-ignore
    expect(rows.map(({ faults }) => faults.map(({ error }) => error))).toEqual([
      ['The row has no number.'],
      ['The row has no name.'],
      [],
      ['Rows 4 and 5 both say 31D.'],
    ]);
  });

  test('knits a new fabric like the nearest of the book, and says so', () => {
    const header = ['Art', 'Quality', 'Comp', 'Wt', 'Lapping'];
    const { rows } = plan(header, [['31C', 'Locknit Sport', '51 nylon 49 cotton', '138', 'locknit']]); // oxfmt-ignore
    expect(rows[0]!.remarks).toEqual([expect.stringMatching(/^Lapping, yarns and machine as 14\w\.$/)]); // oxfmt-ignore
    expect(rows[0]!.fields).toMatchObject({ construction: { name: 'Locknit' }, machine: { kind: 'tricot' } }); // oxfmt-ignore
  });

  test('reads a record of our own JSON by its number', () => {
    const { body } = shippedCloth.fabrics[0]!;
    const record = { ...body, gsm: { kind: 'single', gsm: 333 } };
    const { id: _id, slug: _slug, position: _position, ...fields } = record as Record<string, unknown>; // oxfmt-ignore
    const run = planImport([{ row: 1, cells: [], record: fields }], [], book, new Map());
    expect(run.rows.map(({ fields: said }) => Object.keys(said))).toEqual([['gsm']]);
  });
});
