import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A separate process with slow clients: `node slow-crowd.ts PORT CLIENTS [MANNER…]`. Each client
 * connects and sends slowly; a disconnected one connects again a moment later. Prints a line when all
 * are connected, and another one with the counts when its input ends.
 */
const manners: Readonly<Record<string, string>> = {
  // Sends the headers byte by byte.
  headers: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  // Sends the headers at once and never completes the body.
  body: 'POST /functions/v1/send-quote-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
  // Requests large pages and reads none of the response.
  reading: 'GET /catalogue HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20),
};

const [port, clients, ...chosen] = process.argv.slice(2);
const ways = chosen.length > 0 ? chosen : Object.keys(manners);
let comings = 0;
let thrownOut = 0;

// Real clients run on other machines, so these must not take CPU time from the server.
setPriority(19);
for (let nth = 0; nth < Number(clients); nth += 1) {
  join(nth);
  if (nth % 10 === 9) await sleep(5);
}
console.log('gathered');
process.stdin.resume().once('end', () => {
  console.log(JSON.stringify({ comings, thrownOut }));
  process.exit();
});

function join(nth: number): void {
  const way = ways[nth % ways.length]!;
  const socket = connect(Number(port), '127.0.0.1');
  comings += 1;
  socket.on('error', () => {});
  socket.once('connect', () => socket.write(manners[way]!));
  const isReader = way === 'reading';
  if (isReader) socket.pause();
  const dribble = isReader ? undefined : setInterval(() => socket.write('a'), 1_000 + (nth % 500));
  socket.once('close', () => {
    clearInterval(dribble);
    thrownOut += 1;
    setTimeout(join, 1_000 + Math.random() * 1_000, nth);
  });
}
