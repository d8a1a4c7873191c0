/** By the first bytes; what the sender says counts for nothing. Everything else is only a file. */
export function fileType(content: Uint8Array): string {
  const head = Buffer.from(content.subarray(0, 16));
  const text = head.toString('latin1');
  if (head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.slice(4, 8) === 'ftyp' && /^(?:heic|heix|mif1)/.test(text.slice(8))) return 'image/heic';
  return 'application/octet-stream';
}
