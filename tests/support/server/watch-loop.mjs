/**
 * Loaded before a server (`node --import`): watches how long its event loop stands still, and tells
 * whoever started it by a message. `own` is the part of the standstill in which the loop's thread
 * worked: waiting for a core or a disk that neighbours keep busy is no fault of the server, nor is
 * time that the host took from this machine while the thread seemed to work.
 */
import { readFileSync } from 'node:fs';

const everyMs = 5;
let worst = { own: 0, wall: 0 };
let at = performance.now();
let used = workedMs();
let taken = stolenMs();

setInterval(() => {
  const now = performance.now();
  const total = workedMs();
  const wall = now - at - everyMs;
  const nowTaken = stolenMs();
  const stolen = Math.max(...nowTaken.map((ms, core) => ms - (taken[core] ?? ms)), 0);
  const own = Math.max(0, Math.min(wall, total - used) - stolen);
  if (own > worst.own) worst = { own, wall: Math.max(worst.wall, wall) };
  else if (wall > worst.wall) worst.wall = wall;
  at = now;
  used = total;
  taken = nowTaken;
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

/** Of each core; nothing where the system does not tell. The kernel counts in hundredths of a second. */
function stolenMs() {
  try {
    const lines = readFileSync('/proc/stat', 'latin1').split('\n');
    const cores = lines.filter((line) => line.startsWith('cpu') && line[3] !== ' ');
    return cores.map((line) => Number(line.split(' ')[8]) * 10);
  } catch {
    return [];
  }
}
