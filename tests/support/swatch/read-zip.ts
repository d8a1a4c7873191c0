import { inflateRawSync } from 'node:zlib';

/** What breaks the rules that U3MA sets for its zip; nothing where it conforms. */
export function checkZip(bytes: Uint8Array): readonly string[] {
  const file = Buffer.from(bytes);
  const end = file.length - 22;
  if (end < 0 || file.readUInt32LE(end) !== 0x06054b50)
    return ['something follows the last record'];
  const faults: string[] = [];
  if (file.readUInt32LE(0) !== 0x04034b50) faults.push('something precedes the first record');
  if (file.readUInt32LE(end + 16) + file.readUInt32LE(end + 12) !== end)
    faults.push('something stands between the list and its end');
  const names = new Set<string>();
  let expected = 0;
  for (const entry of listEntries(file)) {
    const { at, local, name, stored } = entry;
    const rule = (broken: boolean, what: string) => broken && faults.push(`${name}: ${what}`);
    rule(file.readUInt16LE(at + 4) >> 8 !== 0, 'written for one system');
    rule(file.readUInt16LE(at + 6) !== 0x14, 'needs another version than 2.0');
    rule((file.readUInt16LE(at + 8) & 0x0800) === 0, 'its name is not marked as UTF-8');
    rule((file.readUInt16LE(at + 8) & ~0x0806) !== 0, 'has flags beyond those allowed');
    rule(![0, 8].includes(file.readUInt16LE(at + 10)), 'packed by another method');
    rule(file.readUInt16LE(at + 30) !== 0, 'has extra fields');
    rule(file.readUInt16LE(at + 32) !== 0, 'has a comment');
    rule(file.readUInt16LE(at + 36) !== 0, 'has internal attributes');
    rule(file.readUInt32LE(at + 38) !== 0, 'has external attributes');
    rule(local !== expected, 'does not follow the file before it');
    rule(file.readUInt32LE(local) !== 0x04034b50, 'is not where the list says');
    rule(file.readUInt16LE(local + 28) !== 0, 'has extra fields before its bytes');
    rule(
      !file.subarray(local + 4, local + 30).equals(file.subarray(at + 6, at + 32)),
      'says other things before its bytes than in the list',
    );
    rule(names.has(name), 'is there twice');
    rule(
      !/^(?!.*(^|\/)\.{0,2}\/)[^<>:"\\|~]+$/.test(name),
      'has a name that not every system takes',
    );
    names.add(name);
    expected = local + 30 + Buffer.byteLength(name) + stored;
  }
  return faults;
}

/** The files of a zip by name. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, Buffer> {
  const file = Buffer.from(bytes);
  return new Map(
    listEntries(file).map(({ at, local, name, stored }) => {
      const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      const body = file.subarray(from, from + stored);
      return [name, file.readUInt16LE(at + 10) === 8 ? inflateRawSync(body) : body];
    }),
  );
}

function listEntries(file: Buffer) {
  const end = file.length - 22;
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const length = file.readUInt16LE(at + 28);
    const entry = {
      at,
      name: file.toString('utf8', at + 46, at + 46 + length),
      stored: file.readUInt32LE(at + 20),
      local: file.readUInt32LE(at + 42),
    };
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    return entry;
  });
}
