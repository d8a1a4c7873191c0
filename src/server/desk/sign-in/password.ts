import { AsyncLocalStorage } from 'node:async_hooks';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's floor for argon2id: 19 MiB, two passes. One costs about 50 ms of a core. */
export const fullCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Only tests lower it: half of their time would go into passwords that nobody guesses. */
export const hashingCost: { -readonly [Name in keyof typeof fullCost]: number } = { ...fullCost };
const derive = promisify(argon2);

/** Two at a time: a burst of sign-ins must not take the machine from the visitors. */
const atOnce = 2;
const longestQueue = 40;

/** Passwords of browsers and sessions that are known are looked at before those of strangers. */
type QueueName = 'known' | 'strangers';
const queues: Readonly<Record<QueueName, (() => void)[]>> = { known: [], strangers: [] };
const chosenQueue = new AsyncLocalStorage<QueueName>();

/** Every password that is hashed or verified within `work` waits with the known, not with strangers. */
export function queueAsKnown<Result>(work: () => Promise<Result>): Promise<Result> {
  return chosenQueue.run('known', work);
}

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = hashingCost;
  const tag = await run({ ...hashingCost, nonce, message: password });
  const settings = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${settings}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const read = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (read === null) return false;
  const [memory, passes, parallelism] = read.slice(1, 4).map(Number) as [number, number, number];
  const expected = Buffer.from(read[5]!, 'base64url');
  const nonce = Buffer.from(read[4]!, 'base64url');
  const tagLength = expected.length;
  const tag = await run({ memory, passes, parallelism, tagLength, nonce, message: password });
  return timingSafeEqual(tag, expected);
}

let running = 0;

/** No further password can be looked at just now, which says nothing about the password. */
export class Crowded extends Error {}

async function run(parameters: Parameters<typeof argon2>[1]): Promise<Buffer> {
  if (running >= atOnce) {
    const queue = queues[chosenQueue.getStore() ?? 'strangers'];
    if (queue.length >= longestQueue) throw new Crowded('Too many sign-ins at once.');
    // Whoever finishes hands its place over, so the count stays.
    await new Promise<void>((resolve) => queue.push(resolve));
  } else running += 1;
  try {
    return await derive('argon2id', parameters);
  } finally {
    const next = queues.known.shift() ?? queues.strangers.shift();
    if (next) next();
    else running -= 1;
  }
}
