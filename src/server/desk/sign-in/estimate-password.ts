import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { EstimatorInput } from './weak-password.ts';

/**
 * The time grows faster than the length. What begins with this many hard characters is hard enough,
 * whatever follows.
 */
const longest = 32;

const { qwerty, keypad } = adjacencyGraphs;
const estimator = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: { qwerty, keypad },
});

parentPort?.on('message', ({ password, names }: EstimatorInput) => {
  const { score } = estimator.check(password.slice(0, longest), [...names]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(score);
});
