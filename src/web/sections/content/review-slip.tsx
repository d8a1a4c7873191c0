import type { Review } from '../../../content/reviews.ts';

/** One review on a slip of card, its rating counted in closed laps. */
export function ReviewSlip({ review }: { readonly review: Review }) {
  return (
    <li className="slip">
      <figure>
        <svg
          className="laps"
          viewBox={`0 0 ${review.rating * 26} 26`}
          role="img"
          aria-label={`Rated ${review.rating} of 5`}
        >
          {Array.from({ length: review.rating }, (_, index) => (
            <g key={index} transform={`translate(${index * 26} 0)`}>
              <path d="M0 25C7 25 18 22 18 11C18 5 16 2 13 2S8 5 8 11C8 22 19 25 26 25" />
              <circle cx="13" cy="10" r="1.8" />
            </g>
          ))}
        </svg>
        <blockquote>
          <p>{review.review}</p>
        </blockquote>
        <figcaption>
          <b>{review.name}</b>
          <br />
          {review.company}
          <br />
          <time className="lab mut" dateTime={review.month}>
            {review.date}
          </time>
        </figcaption>
      </figure>
    </li>
  );
}
