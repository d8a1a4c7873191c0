import { useContent } from '../../../content-context.tsx';
import type { Category } from '../../../../content/categories.ts';
import { href } from '../../../../contract/routes.ts';
import type { Crumb } from '../../../../contract/breadcrumbs.ts';
import { designsText } from '../../../../domain/catalogue/category-fabrics.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Selvedge } from '../../../../ui/selvedge.tsx';
import { scenePicture } from '../../../pictures.ts';
import { CollectionTabs } from './collection-tabs.tsx';
import { MoreOfCollection } from './more-of-collection.tsx';

interface CategoryHeadProps {
  readonly category: Category;
  readonly title: string;
  readonly description: string;
  /** Scene that opens the page. */
  readonly band: string;
  /** Designs on this page, and in the whole catalogue. */
  readonly count: number;
  readonly total: number;
  readonly crumbs: readonly Crumb[];
}

/** The top of a collection page: its tab, a wide close-up of its fabric, its name and its figures. */
export function CategoryHead(props: CategoryHeadProps) {
  const content = useContent();
  const { claims } = content;
  const { category, title, count, total, crumbs } = props;
  const band = scenePicture(content, props.band);
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} back={{ label: 'Back to Categories', href: href.fabrics() }} />
        <CollectionTabs current={category.id} />
      </div>
      {band && (
        <div className="cat-band">
          <Picture picture={band} sizes="100vw" priority />
        </div>
      )}
      <div className="wrap">
        <div className="cat-head">
          <h1>{title}</h1>
          <div>
            <p className="lead">{props.description}</p>
            <p className="lab">
              {count > 0 && (
                <>
                  <b>{designsText(count, total)}</b>,{' '}
                </>
              )}
              {category.spec.weight}, {category.spec.width}.
              {claims.clientsCatalogue && ` Knitted for ${claims.clientsCatalogue.text}.`}
            </p>
            <MoreOfCollection id={category.id} />
          </div>
        </div>
        <Selvedge />
      </div>
    </>
  );
}
