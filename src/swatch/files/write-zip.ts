import { crc32, deflate, joinBytes, textBytes } from './bytes.ts';

export interface ZipEntry {
  /** Relative, with `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Text shrinks; pictures are packed already. */
  readonly pack?: boolean;
}

/**
 * The restricted zip that U3MA asks for, which every program reads: names always marked as UTF-8, no
 * extra fields, no attributes, no data descriptors, times in UTC, nothing before the first or after
 * the last record.
 */
export async function writeZip(
  entries: readonly ZipEntry[],
  made: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const files: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = textBytes(entry.name);
    const body = entry.pack ? await deflate(entry.bytes, 'deflate-raw') : entry.bytes;
    const shared = sharedFields(entry, { name, body, made });
    const local = joinBytes([localMark, shared, name]);
    const tail = new DataView(new ArrayBuffer(14));
    tail.setUint32(10, offset, true);
    list.push(joinBytes([listMark, shared, new Uint8Array(tail.buffer), name]));
    files.push(local, body);
    offset += local.length + body.length;
  }
  const listed = joinBytes(list);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, listed.length, true);
  end.setUint32(16, offset, true);
  return joinBytes([...files, listed, new Uint8Array(end.buffer)]);
}

const localMark = Uint8Array.of(0x50, 0x4b, 3, 4);
/** The last two bytes: written by version 6.3 on no particular system. */
const listMark = Uint8Array.of(0x50, 0x4b, 1, 2, 0x3f, 0);
const utf8Names = 0x0800;

/** What stands both before a file and in the list at the end. */
function sharedFields(
  { bytes, pack }: ZipEntry,
  { name, body, made }: { name: Uint8Array; body: Uint8Array; made: Date },
): Uint8Array {
  const view = new DataView(new ArrayBuffer(26));
  const time =
    (made.getUTCHours() << 11) | (made.getUTCMinutes() << 5) | (made.getUTCSeconds() >> 1);
  const day =
    ((made.getUTCFullYear() - 1980) << 9) | ((made.getUTCMonth() + 1) << 5) | made.getUTCDate();
  [0x14, utf8Names, pack ? 8 : 0, time, day].forEach((value, at) =>
    view.setUint16(at * 2, value, true),
  );
  view.setUint32(10, crc32(bytes), true);
  view.setUint32(14, body.length, true);
  view.setUint32(18, bytes.length, true);
  view.setUint16(22, name.length, true);
  return new Uint8Array(view.buffer);
}
