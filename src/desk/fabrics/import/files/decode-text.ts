/** The text of a file that a spreadsheet or an old program wrote: UTF-8, UTF-16 or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(findEncoding(bytes)).decode(bytes);
}

function findEncoding(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // Every second byte of plain words in UTF-16 is empty; no other encoding has empty bytes.
  const start = bytes.subarray(0, 400);
  const empty = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) empty[place % 2]! += 1;
  if (empty[1]! > start.length / 5) return 'utf-16le';
  if (empty[0]! > start.length / 5) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
