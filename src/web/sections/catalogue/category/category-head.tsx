import type { Category } from '../../../../content/categories.ts';
import { href } from '../../../../contract/routes.ts';
import type { Crumb } from '../../../../contract/breadcrumbs.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Selvedge } from '../../../../ui/selvedge.tsx';
import { scenePicture } from '../../../pictures.ts';
import { CollectionTabs } from './collection-tabs.tsx';

interface CategoryHeadProps {
  readonly category: Category;
  readonly title: string;
  readonly count: number;
  readonly crumbs: readonly Crumb[];
}

/** The top of a collection page: its tab, a wide close-up of its fabric, its name and its figures. */
export function CategoryHead({ category, title, count, crumbs }: CategoryHeadProps) {
  const band = scenePicture(category.band);
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
            <p className="lead">{category.description}</p>
            <p className="lab">
              <b>{count} designs</b>, {category.spec.weight}, {category.spec.width}
            </p>
          </div>
        </div>
        <Selvedge />
      </div>
    </>
  );
}
