import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFully } from './compress-fully.ts';
import { compress } from './compress.ts';

const body = Buffer.from('<p>Warp-knitted by the metre</p>'.repeat(40_000));

test.each([
  ['while a visitor waits', async () => compress(body)],
  ['as small as it gets', () => compressFully(body)],
])('what is compressed %s is the same again, and holds no more than its bytes', async (_, make) => {
  const { br, gzip } = await make();
  expect(brotliDecompressSync(br).equals(body)).toBe(true);
  expect(gunzipSync(gzip).equals(body)).toBe(true);
  for (const { buffer, byteLength } of [br, gzip]) {
    expect(byteLength).toBeLessThan(body.byteLength / 50);
    // Small ones share a piece of 8 KB with others.
    expect(buffer.byteLength).toBeLessThanOrEqual(Math.max(byteLength, 8 * 1024));
  }
});
