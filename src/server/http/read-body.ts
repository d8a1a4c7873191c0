import type { IncomingMessage } from 'node:http';

export type Body =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'broken-off' };

interface BodyLimits {
  readonly bytes: number;
  readonly ms: number;
}

/**
 * Reads a body within limits of size, counted as it arrives whatever its header claims, and of time.
 * From the connection itself, where it is given and still open: a web stream costs more than to check
 * an enquiry.
 */
export async function readBody(
  request: Request,
  limits: BodyLimits,
  incoming?: IncomingMessage,
): Promise<Body> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limits.bytes) return { kind: 'too-large' };
  if (incoming && !incoming.destroyed) return readIncoming(incoming, limits);
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

function readIncoming(incoming: IncomingMessage, limits: BodyLimits): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise, resolve } = Promise.withResolvers<Body>();
  const timer = setTimeout(resolve, limits.ms, { kind: 'too-slow' } as const);
  const takeChunk = (chunk: Buffer) => {
    size += chunk.length;
    if (size > limits.bytes) resolve({ kind: 'too-large' });
    else chunks.push(chunk);
  };
  const end = () => resolve({ kind: 'read', bytes: Buffer.concat(chunks) });
  const breakOff = () => resolve({ kind: 'broken-off' });
  incoming.on('data', takeChunk).once('end', end).once('error', breakOff).once('close', breakOff);
  return promise.finally(() => {
    clearTimeout(timer);
    // The rest of a body that is refused stays where it is until the response closes the connection.
    incoming.off('data', takeChunk).off('end', end).off('close', breakOff).pause();
  });
}
