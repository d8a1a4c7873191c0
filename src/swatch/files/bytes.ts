/** Several byte arrays as one. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export const textBytes = (text: string) => new TextEncoder().encode(text);

/** Deflated, with the head of zlib as PNG has it or bare as zip has it. */
export async function deflate(
  bytes: Uint8Array,
  format: 'deflate' | 'deflate-raw',
): Promise<Uint8Array> {
  const stream = new CompressionStream(format);
  const writer = stream.writable.getWriter();
  // Both ends at once: a stream that nobody reads stops taking.
  const written = writer.write(bytes as Uint8Array<ArrayBuffer>).then(() => writer.close());
  const packed = await new Response(stream.readable).arrayBuffer();
  await written;
  return new Uint8Array(packed);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** CRC-32, of which PNG and zip keep one for each part. */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (let i = 0; i < bytes.length; i++) crc = crcTable[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
