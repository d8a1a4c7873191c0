/**
 * What the entries of a zip say they hold, unpacked, from its directory alone; nothing where the file
 * is no zip. The reader unpacks no entry beyond what it says here, so the sum is a true limit.
 */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return undefined;
    const size = view.getUint32(at + 24, true);
    // A size of all ones stands in another place: no list of fabrics is that large.
    if (size === 0xffffffff) return Number.POSITIVE_INFINITY;
    sum += size;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true); // oxfmt-ignore
  }
  return sum;
}

function findEnd(view: DataView): number | undefined {
  const least = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= least; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  return undefined;
}
