import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process of its own full of slow clients: `node slow-crowd.ts PORT CLIENTS [MANNER…]`. Everybody
 * connects and dribbles on; who is thrown out comes back a moment later. Prints a line when all have
 * come, and another with what happened to them when its input ends.
 */
const manners: Readonly<Record<string, string>> = {
  // One byte of the headers now and then.
  headers: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  // Headers at once, the body never whole.
  body: 'POST /functions/v1/send-quote-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
  // Asks for much and reads none of it.
  reading: 'GET /catalogue HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20),
};

const [port, clients, ...chosen] = process.argv.slice(2);
const ways = chosen.length > 0 ? chosen : Object.keys(manners);
let comings = 0;
let thrownOut = 0;

// The clients' own work must not take the server's processor: in truth they sit elsewhere.
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
