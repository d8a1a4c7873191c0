import type { Changes } from './watch-changes.ts';

/** Server-sent events: one for each change, and a comment now and then so that no proxy hangs up. */
export interface ChangeStreams {
  open(): Response;
  count(): number;
  /** Ends every stream, so that a server that stops need not wait for browsers. */
  stop(): void;
}

const keepAliveMs = 15_000;
/** A tab left open for days has to connect again, and so to show its session again. */
const longestMs = 15 * 60_000;

export function createChangeStreams(changes: Changes): ChangeStreams {
  const ends = new Set<() => void>();
  return {
    open() {
      let end = () => {};
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (text: string) => {
            // Events must not pile up for a reader that takes none.
            if ((controller.desiredSize ?? 0) > -50) controller.enqueue(bytes.encode(text));
          };
          const unlisten = changes.listen(() => write('event: change\ndata: \n\n'));
          const keepAlive = setInterval(() => write(': \n\n'), keepAliveMs);
          const limit = setTimeout(() => end(), longestMs);
          end = () => {
            if (!ends.delete(end)) return;
            unlisten();
            clearInterval(keepAlive);
            clearTimeout(limit);
            try {
              controller.close();
            } catch {
              // The browser has gone first.
            }
          };
          ends.add(end);
          write('retry: 2000\n\n');
        },
        cancel: () => end(),
      });
      return new Response(stream, {
        headers: {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store',
          'X-Accel-Buffering': 'no',
        },
      });
    },
    count: () => ends.size,
    stop() {
      for (const end of ends) end();
    },
  };
}

const bytes = new TextEncoder();
