import { useContent } from '../../../content-context.tsx';
import type { Category } from '../../../../content/categories.ts';
import { href } from '../../../../contract/routes.ts';
import { designsText } from '../../../../domain/catalogue/category-fabrics.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Picture, type PicturePriority } from '../../../../ui/picture.tsx';
import { collectionPicture } from '../../collection-picture.ts';

interface CategoryCardProps {
  readonly category: Category;
  readonly count: number;
  readonly priority: PicturePriority;
  /** Its place among the collections that are shown, and among the pictures of the viewer. */
  readonly index: number;
}

/** A collection in the listing: picture, name, description, number of designs and a link. */
export function CategoryCard({ category, count, priority, index }: CategoryCardProps) {
  const to = href.fabrics({ category: category.id });
  const picture = collectionPicture(useContent(), category.id, 'macro');
  return (
    <article className="cc">
      <span className={`tab dye-${category.tab.dye}`}>
        {index + 1} <span>{designsText(count)}</span>
      </span>
      <div className="cc-plate">
        <a className={`plate dye-${category.tab.dye}`} href={to} aria-label={category.title}>
          {picture && (
            <Picture
              picture={picture}
              sizes="(width >= 68.75rem) 22vw, (width >= 40rem) 44vw, 90vw"
              priority={priority}
            />
          )}
        </a>
        {picture && (
          <a
            className="cc-zoom"
            href={`${picture.path}-1440.avif`}
            aria-label={`Zoom ${category.title}`}
            data-viewer="categories"
            data-viewer-index={index}
            data-viewer-alt={picture.alt}
            data-wakes="viewer"
          >
            <PlusIcon />
          </a>
        )}
      </div>
      <h2>
        <a href={to}>{category.title}</a>
      </h2>
      <p className="mut">{category.description}</p>
      <ButtonLink href={to} size="small" aria-label={`View All ${category.title}`}>
        View All
      </ButtonLink>
    </article>
  );
}
