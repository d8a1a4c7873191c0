import type { Review } from '../../src/content/reviews.ts';
import { lineOf } from './line-of.ts';
import type { OpenPoint } from './open-point.ts';

const file = 'src/content/reviews.ts';

/** Sample reviews that no customer wrote. */
export function sampleReviews(reviews: readonly Review[], source: string): OpenPoint[] {
  return reviews
    .filter((review) => review.sample)
    .map((review) => ({
      kind: 'sample',
      text: `review ${review.id}, "${review.name}", is a sample: print a real one, or take it out`,
      file,
      line: lineOf(source, new RegExp(`^\\s+id: ${review.id},`)),
    }));
}
