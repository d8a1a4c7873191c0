import type { Topic } from '../../../domain/assistant/topics.ts';
import { detailTopics } from './cloth-answers.ts';
import type { policies } from './policies.ts';

/** The order of terms in an answer; topics with a forbidden claim (price, stock, certificate) come first. */
const policyOrder: readonly Topic[] = [
  'price', 'stock', 'certificate', 'green', 'quote', 'garments', 'cottonOrBlend', 'consumption', 'moq', 'leadTime',
  'sampling', 'shrinkage', 'care', 'tests', 'compliance', 'custom', 'tolerance', 'gsmMeaning',
  'constructions', 'warpKnit', 'order', 'buyOnline', 'shipping', 'payment', 'returns', 'catalogue',
  'hours', 'location', 'person', 'contact', 'about', 'reviews', 'privacy', 'jobs',
]; // oxfmt-ignore

/** The terms that an answer quotes, in their order. */
export function selectPolicies(
  written: ReturnType<typeof policies>,
  topics: ReadonlySet<Topic>,
  hasFabric: boolean,
  converted: boolean,
): Topic[] {
  const mentioned = policyOrder.filter((topic) => topics.has(topic) && written[topic]);
  return mentioned.filter((topic) => {
    if (hasFabric && detailTopics.has(topic)) return false;
    return (
      !overruled.some(
        ([loser, winners]) =>
          topic === loser && winners.some((winner) => mentioned.includes(winner)),
      ) && !(converted && (topic === 'gsmMeaning' || topic === 'price' || topic === 'consumption'))
    );
  });
}

/** When one phrase matches two topics, the narrower one wins. */
const overruled: readonly (readonly [Topic, readonly Topic[]])[] = [
  ['quote', ['price']],
  ['buyOnline', ['order']],
  ['contact', ['person', 'hours', 'location']],
  ['location', ['garments']],
  ['tests', ['certificate', 'compliance', 'shrinkage']],
  ['compliance', ['certificate']],
  ['care', ['shrinkage']],
  ['custom', ['tolerance']],
  ['shipping', ['payment']],
  ['about', ['location', 'hours', 'privacy']],
  ['catalogue', ['sampling']],
  ['warpKnit', ['constructions', 'cottonOrBlend']],
  ['order', ['moq', 'leadTime', 'sampling', 'payment', 'returns']],
];
