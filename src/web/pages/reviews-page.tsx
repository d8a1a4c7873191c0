import { pages } from '../../contract/routes.ts';
import { StitchRule } from '../../ui/stitch-rule.tsx';
import { basePage, type PageModule } from '../page.ts';
import { Actions } from '../sections/content/actions.tsx';
import { PageOpening } from '../sections/page-opening.tsx';
import { ReviewSlip } from '../sections/content/review-slip.tsx';
import { ExploreMore } from '../sections/explore-more.tsx';

/** No structured rating data here: these are samples, and search engines reject a rating of oneself. */
export const reviewsPage: PageModule = ({ content }) => {
  const { all: reviews, page: texts } = content.reviews;
  const page = basePage(content, 'reviews');
  return {
    ...page,
    ...(reviews.length === 0 && { robots: 'noindex, follow' as const }),
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={page.crumbs}>
          {reviews.some(({ sample }) => sample) && (
            <p className="lab sample-notice">{texts.sampleNotice}</p>
          )}
        </PageOpening>
        <ul className="wrap slips" hidden={reviews.length === 0}>
          {reviews.map((review) => (
            <ReviewSlip key={review.id} review={review} />
          ))}
        </ul>
        <div className="wrap closing">
          <StitchRule />
          <p className="lead">{texts.closing}</p>
          <Actions links={[texts.primary, texts.secondary]} />
        </div>
        <ExploreMore path={pages.reviews} />
      </main>
    ),
  };
};
