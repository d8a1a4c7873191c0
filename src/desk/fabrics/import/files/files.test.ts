import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { shippedCloth } from '../cloth-records.fixture.ts';
import { guessColumns } from '../columns.ts';
import { planImport } from '../dry-run.ts';
import { exportTable } from '../export-table.ts';
import { makeImportBook } from '../import-book.ts';
import { decodeText } from './decode-text.ts';
import { guardCell, readGuarded } from './guard-cell.ts';
import { readList } from './read-list.ts';
import { readCsvTable, readExcelTable } from './read-table.ts';
import { type ExportKind, writeCsv, writeFabrics } from './write-files.ts';
import { unpackedSize } from './zip-size.ts';

const text = (words: string) => new TextEncoder().encode(words);

/** What a file holds, or why it does not. */
async function read(name: string, bytes: Uint8Array) {
  const list = await readList(name, bytes);
  if (!list.ok) return list.error;
  return [list.content.header, ...list.content.rows.map(({ cells }) => cells)];
}

describe('what was exported is read back unchanged', () => {
  test.each<ExportKind>(['csv', 'xlsx', 'json'])('as %s', async (kind) => {
    const bytes = await writeFabrics(kind, shippedCloth);
    const list = await readList(`fabrics.${kind}`, bytes);
    if (!list.ok) throw new Error(list.error);
    const { header, rows } = list.content;
    const pairs = guessColumns(
      header,
      rows.map(({ cells }) => cells),
    );
    const run = planImport(rows, pairs, makeImportBook(shippedCloth), new Map());
    expect([run.rows, run.same]).toEqual([[], shippedCloth.fabrics.length]);
  });

  test('whatever stands in the cells of a CSV', () => {
    // Blanks at the ends and control characters are no part of what a person sees.
    const cell = fc
      .oneof(fc.string(), fc.constantFrom('=1+1', "'x", "'=1", '-5', '@a', '"', 'a;b', '1,20,000'))
      .map((words) => words.replace(/\p{C}/gu, '').trim());
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        const marked = rows.map((row) => [...row, 'end']);
        const back = readCsvTable(text(writeCsv([['a', 'b', 'c', 'd'], ...marked])), 'x');
        if (!back.ok) throw new Error(back.error);
        expect(back.content[0]!.rows.slice(1)).toEqual(marked);
      }),
      {
        examples: [
          [
            [
              ['', '"', 'a;b'],
              ['"', '=1+1', ';'],
            ],
          ],
        ],
      },
    );
  });
});

describe('a cell that a spreadsheet would run', () => {
  test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', ' =1', '＝1', '|cmd', '%0a'])(
    '%j is written as text',
    (cell) => expect(guardCell(cell)).toBe(`'${cell}`),
  );

  test('and is the same again when it is read', () => {
    fc.assert(fc.property(fc.string(), (cell) => readGuarded(guardCell(cell)) === cell));
  });

  test('is a text in Excel, too', async () => {
    const fabrics = [{ key: 'f900', parent: null, body: { number: '31C', description: '=1+1' } }];
    const bytes = await writeFabrics('xlsx', { ...shippedCloth, fabrics });
    const sheet = await readExcelTable(bytes);
    expect(sheet.ok && sheet.content[0]!.rows[1]).toContain('=1+1');
    expect(exportTable({ ...shippedCloth, fabrics })[1]).toContain('=1+1');
  });
});

describe('a list is read as people have it', () => {
  const lines = [
    ['Art', 'Quality', 'GSM'],
    ['14B', 'Piqué “fein”', '1,200'],
  ];
  const csv = 'Art;Quality;GSM\r\n14B;Piqué “fein”;1,200\r\n';

  test.each([
    ['UTF-8', text(csv)],
    ['UTF-8 with a mark', text(`\ufeff${csv}`)],
    ['UTF-16, little end first', utf16(csv, true, true)],
    ['UTF-16, big end first', utf16(csv, false, true)],
    ['UTF-16 without a mark', utf16(csv, true, false)],
    ['Windows-1252', windows1252(csv)],
    ['tabs', text(csv.replaceAll(';', '\t'))],
    ['commas and quotes', text('Art,Quality,GSM\n14B,Piqué “fein”,"1,200"\n')],
    ['Excel’s own note', text(`sep=;\r\n${csv}`)],
    ['lines above it', text(`Sutlej Knits;;\r\n;;\r\n${csv}`)],
  ])('%s', async (_, bytes) => expect(await read('list.csv', bytes)).toEqual(lines));

  test('from the sheet that looks like a list, and not from a hidden one', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Cover', rows: [['Sutlej Knits'], ['November']] },
        { name: 'Secret', rows: lines, hidden: true },
        {
          name: 'List',
          rows: [
            ['Art', 'Quality', 'GSM'],
            ['14B', 'Piqué', 140],
          ],
        },
      ],
    });
    expect(await read('list.xlsx', bytes)).toEqual([['Art', 'Quality', 'GSM'], ['14B', 'Piqué', '140']]); // oxfmt-ignore
  });

  test('from JSON of any program', async () => {
    const json = JSON.stringify([{ art: '14B', gsm: 140, uses: ['Polos', 'Shirts'] }]);
    expect(await read('x.json', text(json))).toEqual([['art', 'gsm', 'uses'], ['14B', '140', 'Polos, Shirts']]); // oxfmt-ignore
  });
});

describe('a file that is none is refused in a sentence', () => {
  test.each([
    ['empty', 'x.csv', new Uint8Array(), 'This file is empty.'],
    ['only a header', 'x.csv', text('Art,Name\n'), 'There is no fabric in this file.'],
    ['old Excel', 'x.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'This is an old Excel'],
    ['PDF', 'x.pdf', text('%PDF-1.7'), 'This is a PDF.'],
    ['cut JSON', 'x.json', text('[{"art":'), 'This file cannot be read as JSON.'],
    ['other JSON', 'x.json', text('"x"'), 'This JSON holds no list of fabrics.'],
    ['large', 'x.csv', new Uint8Array(10 * 1024 * 1024 + 1), 'This file is larger than 10 MB.'],
    ['zip of nothing', 'x.xlsx', text('PK\u0003\u0004 and then nothing'), 'This file could not be'],
  ])('%s', async (_, name, bytes, said) => expect(await read(name, bytes)).toContain(said));

  test('a bomb is known by what it says of itself, before it is unpacked', async () => {
    const size = 100 * 1024 * 1024;
    const bomb = zip('xl/worksheets/sheet1.xml', Buffer.alloc(1000), size);
    expect(unpackedSize(bomb)).toBe(size);
    expect(await read('x.xlsx', bomb)).toContain('far more than a list');
  });

  test('a bomb that lies about its size is stopped at what it said', async () => {
    const bomb = zip('xl/workbook.xml', Buffer.alloc(16 * 1024 * 1024), 1000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await read('x.xlsx', bomb)).toContain('could not be read as Excel');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
  });

  test('a record with a name that would change every object is refused', async () => {
    const json = '{"format":"taana-fabrics","fabrics":[{"number":"14B","__proto__":{"x":1}}]}';
    expect(await read('x.json', text(json))).toContain('A field cannot be called');
  });
});

test('a mark decides, also where no letter is Latin', () => {
  const words = 'ਕੱਪੜਾ,ਨਾਂ';
  expect(decodeText(utf16(words, false, true))).toBe(words);
  expect(decodeText(utf16(words, true, true))).toBe(words);
});

test('any bytes are some text', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof decodeText(bytes) === 'string'));
});

function utf16(words: string, little: boolean, mark: boolean): Uint8Array {
  const bytes = Buffer.from(mark ? `\ufeff${words}` : words, 'utf16le');
  return new Uint8Array(little ? bytes : bytes.swap16());
}

function windows1252(words: string): Uint8Array {
  const special: Record<string, number> = { '“': 0x93, '”': 0x94 };
  return new Uint8Array([...words].map((letter) => special[letter] ?? letter.codePointAt(0)!));
}

/** A zip of one file, which may claim another size than it has. */
function zip(name: string, body: Buffer, claimed = body.length): Uint8Array {
  const packed = deflateRawSync(body);
  const names = Buffer.from(name);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(claimed, 18);
  fields.writeUInt16LE(names.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, names, packed]);
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  fields.copy(entry, 6);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + names.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, entry, names, end]));
}
