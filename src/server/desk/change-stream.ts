import type { Changes } from './changes.ts';

/** Server-sent events: a word whenever something changed, and a breath so that no proxy hangs up. */
export interface ChangeStreams {
  open(): Response;
  count(): number;
  /** Ends every stream, so that a server that stops need not wait for browsers. */
  stop(): void;
}

const breathMs = 15_000;
/** A tab left open for days is asked to come again, and so to show its session again. */
const longestMs = 15 * 60_000;

export function createChangeStreams(changes: Changes): ChangeStreams {
  const ends = new Set<() => void>();
  return {
    open() {
      let end = () => {};
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          const say = (text: string) => {
            // A reader that takes nothing must not pile up news.
            if ((controller.desiredSize ?? 0) > -50) controller.enqueue(bytes.encode(text));
          };
          const silence = changes.listen(() => say('event: change\ndata: \n\n'));
          const breath = setInterval(() => say(': \n\n'), breathMs);
          const limit = setTimeout(() => end(), longestMs);
          end = () => {
            if (!ends.delete(end)) return;
            silence();
            clearInterval(breath);
            clearTimeout(limit);
            try {
              controller.close();
            } catch {
              // The browser has gone first.
            }
          };
          ends.add(end);
          say('retry: 2000\n\n');
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
