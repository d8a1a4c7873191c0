import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Mill } from '../../../content/mill.ts';

/** zxcvbn's third step: more than a hundred million guesses by somebody who knows how people choose. */
const leastScore = 3;

/**
 * What is wrong with a new password, in a sentence for whoever chose it. Refused are the commonest
 * passwords (ASVS 6.2.4), what is built from them, rows of keys and repetitions, and what is hardly
 * more than the name of the mill or of the person.
 */
export async function findPasswordFault(
  password: string,
  person: { readonly name: string; readonly email: string },
  mill: Mill,
): Promise<string | undefined> {
  const names = namesOf(person, mill);
  if (lengthWithout(password.toLowerCase(), names) < 8) {
    return 'This password is hardly more than a name. Please choose one without your name, your e-mail address or the name of the mill.';
  }
  return (await estimate({ password, names })) < leastScore
    ? 'This password is easy to guess: it is a common one, or made of common parts. Please use several words that do not belong together.'
    : undefined;
}

/** What the estimator is given; it answers with the score of zxcvbn. */
export interface EstimatorInput {
  readonly password: string;
  readonly names: readonly string[];
}

/**
 * A thread of its own: loading the list and judging takes up to half a second, which would hold up
 * everybody. It is closed when nobody has chosen a password for a minute.
 */
let estimator: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that each gets its own answer. */
function estimate(input: EstimatorInput): Promise<number> {
  const score = last.then(() => askEstimator(input));
  last = score.catch(() => {});
  return score;
}

async function askEstimator(input: EstimatorInput): Promise<number> {
  clearTimeout(idle);
  estimator ??= new Worker(new URL('./estimate-password.ts', import.meta.url));
  estimator.ref();
  try {
    const answer = nextAnswer(estimator);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    estimator.postMessage(input);
    const score = await answer;
    estimator.unref();
    idle = setTimeout(closeEstimator, 60_000).unref();
    return score;
  } catch (error) {
    closeEstimator();
    throw error;
  }
}

/** A thread that ends without an answer is an error: whoever waits would hold up all after it. */
async function nextAnswer(thread: Worker): Promise<number> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('The thread that judges passwords ended without an answer.');
  });
  try {
    const [score] = await Promise.race([once(thread, 'message', { signal }), ended]);
    return score as number;
  } finally {
    heard.abort();
  }
}

function closeEstimator(): void {
  void estimator?.terminate();
  estimator = undefined;
}

function namesOf(
  { name, email }: { readonly name: string; readonly email: string },
  mill: Mill,
): string[] {
  return [mill.name, mill.address.city, name, email]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]/u))
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
}

/** Letters and digits that belong to none of the words. */
function lengthWithout(text: string, words: readonly string[]): number {
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  return left.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}
