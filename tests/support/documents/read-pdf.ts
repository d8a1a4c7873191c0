import { inflateSync } from 'node:zlib';

/** Everything that a PDF of ours says: what is drawn, page by page, and what its head says of it. */
export function readPdf(pdf: Buffer): string {
  const objects = readObjects(pdf.toString('latin1'));
  const drawn = [...objects.values()].flatMap(({ head, stream }) =>
    /\/Type \/Page\b/.test(head) ? readPage(objects, head) : (stream && []) || [],
  );
  const info = [...objects.values()].flatMap(({ head }) => readInfo(head));
  return [...info, ...drawn].join('\n');
}

interface PdfObject {
  readonly head: string;
  readonly stream?: string;
}

function readObjects(text: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, number, body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\n/, 2);
    const bytes = packed && Buffer.from(packed.replace(/\nendstream[\s\S]*$/, ''), 'latin1');
    const stream =
      bytes && /FlateDecode/.test(head) ? inflateSync(bytes).toString('latin1') : packed;
    objects.set(Number(number), { head, ...(stream !== undefined && { stream }) });
  }
  return objects;
}

function readPage(objects: ReadonlyMap<number, PdfObject>, page: string): string[] {
  const contents = objects.get(Number(/\/Contents (\d+)/.exec(page)?.[1]))?.stream ?? '';
  const resources = objects.get(Number(/\/Resources (\d+)/.exec(page)?.[1]))?.head ?? page;
  const letters = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => [
      name!,
      readLetters(objects, Number(number)),
    ]),
  );
  let face = '';
  return contents.split('\n').flatMap((line) => {
    face = /\/(F\d+) [\d.]+ Tf/.exec(line)?.[1] ?? face;
    if (!line.endsWith('TJ')) return [];
    const codes = [...line.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex!).join('');
    return spell(codes, letters.get(face));
  });
}

/** What the codes of an embedded face mean; nothing for a built-in face, whose codes are letters. */
function readLetters(
  objects: ReadonlyMap<number, PdfObject>,
  font: number,
): ReadonlyMap<number, string> | undefined {
  const map = /\/ToUnicode (\d+)/.exec(objects.get(font)?.head ?? '')?.[1];
  if (map === undefined) return undefined;
  const letters = new Map<number, string>();
  const ranges = objects.get(Number(map))?.stream ?? '';
  for (const [, first, list = ''] of ranges.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex], place) => {
      const bytes = Buffer.from(hex!.replaceAll(' ', ''), 'hex');
      letters.set(Number.parseInt(first!, 16) + place, bytes.swap16().toString('utf16le'));
    });
  }
  return letters;
}

function spell(codes: string, letters: ReadonlyMap<number, string> | undefined): string {
  if (!letters) return Buffer.from(codes, 'hex').toString('latin1');
  const each = codes.match(/.{4}/g) ?? [];
  return each.map((code) => letters.get(Number.parseInt(code, 16)) ?? '').join('');
}

function readInfo(head: string): string[] {
  return [
    ...head.matchAll(/\/(?:Title|Author|Creator|Subject|URI|Alt) \(((?:\\.|[^\\)])*)\)/g),
  ].map(([, text]) => text!);
}
