/**
 * Loaded before a server (`node --import`): watches how long its event loop stands still, and tells
 * whoever started it by a message. `own` is the part of the standstill in which the loop's thread
 * worked: waiting for a core or a disk that neighbours keep busy is no fault of the server.
 */
const everyMs = 5;
let worst = { own: 0, wall: 0 };
let at = performance.now();
let used = workedMs();

setInterval(() => {
  const now = performance.now();
  const total = workedMs();
  const wall = now - at - everyMs;
  const own = Math.min(wall, total - used);
  if (own > worst.own) worst = { own, wall: Math.max(worst.wall, wall) };
  else if (wall > worst.wall) worst.wall = wall;
  at = now;
  used = total;
}, everyMs).unref();

process.on('message', (word) => {
  if (word !== 'pulse') return;
  process.send({ ...worst, rss: process.memoryUsage.rss() });
  worst = { own: 0, wall: 0 };
});
process.channel?.unref();

function workedMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
