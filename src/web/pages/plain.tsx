import { pagesMeta, type MetaPath } from '../../content/pages-meta.ts';
import { href } from '../../contract/routes.ts';
import { breadcrumbs } from '../../domain/breadcrumbs/breadcrumbs.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { PageModule } from '../page.ts';

/** A page that says in one heading and one sentence what it is, and leads on. */
export function plainPage(path: MetaPath): PageModule {
  return () => {
    const meta = pagesMeta[path];
    const crumbs = breadcrumbs(path);
    return {
      title: meta.title,
      description: meta.description,
      canonical: path,
      ...(meta.index ? {} : { robots: 'noindex, follow' as const }),
      socialScene: meta.scene,
      crumbs,
      body: (
        <main id="main" className="page wrap">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="title">{crumbs.at(-1)!.name}</h1>
          <p className="lead">{meta.description}</p>
          <p className="actions">
            <ButtonLink href={href.catalogue()} look="primary">
              Complete Catalogue
            </ButtonLink>
            <ButtonLink href={href.quote()}>Get Quote</ButtonLink>
          </p>
        </main>
      ),
    };
  };
}
