import { expect, test } from 'vitest';
import type { KnitProgress } from '../../../domain/picture/knit-job.ts';
import { type KnitStage, knitStages } from '../../../domain/picture/knitting.ts';
import { grownShare, sayHowFar } from './say-knitting.ts';

const job: KnitProgress = {
  id: 'j',
  fabric: 'f014',
  state: 'knitting',
  stage: 'knit',
  scene: 'macro',
  share: 0.2,
  planned: 4,
  made: 0,
  faults: [],
  author: 'Asha',
  createdAt: 0,
};

test('a picture that is knitted from its foot says its course and the time that is left', () => {
  const knitted = { ...job, courses: { done: 298, all: 480 }, secondsLeft: 12 };
  expect(sayHowFar(knitted)).toBe('course 298 of 480, about 12 s');
  expect(grownShare(knitted)).toBeCloseTo(298 / 480);
});

test.each(Object.keys(knitStages) as KnitStage[])(
  'what is done in the stage %s is said',
  (stage) => {
    expect(sayHowFar({ ...job, stage, secondsLeft: 5 })).toMatch(/^[a-z]+ing [a-z ]+, about 5 s$/);
  },
);

test('one that is laid out says what is done with it', () => {
  expect(sayHowFar({ ...job, stage: 'dye', secondsLeft: 130 })).toBe('dyeing it, about 2 min');
  expect(sayHowFar({ ...job, state: 'waiting' })).toBe('waits its turn');
  expect(grownShare(job)).toBe(0.2);
});
