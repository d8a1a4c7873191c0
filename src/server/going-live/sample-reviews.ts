import type { Review } from '../../content/reviews.ts';
import type { OpenPoint } from './open-point.ts';

/** Sample reviews that no customer wrote. */
export function sampleReviews(reviews: readonly Review[]): OpenPoint[] {
  return reviews
    .filter((review) => review.sample)
    .map((review) => ({
      kind: 'sample',
      text: `review ${review.id}, "${review.name}", is a sample: print a real one, or take it out`,
      place: { record: 'review', key: `r${review.id}`, field: 'review' },
    }));
}
