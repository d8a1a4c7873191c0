export type Body =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'broken-off' };

/** Reads a body within limits of size, counted as it arrives whatever its header claims, and of time. */
export async function readBody(
  request: Request,
  limits: { readonly bytes: number; readonly ms: number },
): Promise<Body> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limits.bytes) return { kind: 'too-large' };
  if (request.body === null) return { kind: 'read', bytes: Buffer.alloc(0) };

  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const { promise: late, resolve: expire } = Promise.withResolvers<'late'>();
  const timer = setTimeout(expire, limits.ms, 'late' as const);
  try {
    for (;;) {
      const piece = await Promise.race([reader.read(), late]);
      if (piece === 'late') return { kind: 'too-slow' };
      if (piece.done) return { kind: 'read', bytes: Buffer.concat(chunks) };
      size += piece.value.byteLength;
      if (size > limits.bytes) return { kind: 'too-large' };
      chunks.push(piece.value);
    }
  } catch {
    return { kind: 'broken-off' };
  } finally {
    clearTimeout(timer);
  }
}
