import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded into the server before its own code: tells whoever started it what it holds in memory. */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
setInterval(() => {
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heapUsed, external, gapMs: delay.max / 1e6 });
  delay.reset();
}, 10_000).unref();
process.channel?.unref();
