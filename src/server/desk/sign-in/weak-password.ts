import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { mill } from '../../../content/mill.ts';

/**
 * The estimate takes tens of milliseconds and grows with the square of the length. What begins
 * with this many hard characters is hard enough, whatever follows.
 */
const longestEstimate = 32;
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
): Promise<string | undefined> {
  const names = namesOf(person);
  if (lengthWithout(password.toLowerCase(), names) < 8) {
    return 'This password is hardly more than a name. Please choose one without your name, your e-mail address or the name of the mill.';
  }
  estimator ??= openEstimator();
  const { score } = (await estimator).check(password.slice(0, longestEstimate), names);
  return score < leastScore
    ? 'This password is easy to guess: it is a common one, or made of common parts. Please use several words that do not belong together.'
    : undefined;
}

/** Loaded with the first new password: its list of words takes some megabytes of memory. */
let estimator: Promise<ZxcvbnFactory> | undefined;

async function openEstimator(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const { qwerty, keypad } = common.adjacencyGraphs;
  return new core.ZxcvbnFactory({
    dictionary: { passwords: common.dictionary['passwords-common'] },
    graphs: { qwerty, keypad },
  });
}

function namesOf({ name, email }: { readonly name: string; readonly email: string }): string[] {
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
