import { longestQueryValue } from '../../contract/page-query.ts';
import { fabricName, isSlugOf } from '../../domain/fabric/fabric.ts';
import { findFabric } from '../../domain/fabric/find-fabric.ts';
import { findShade, withoutShade } from '../../domain/fabric/find-shade.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { requestedLines } from '../basket/requested-lines.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import QuoteForm from '../islands/quote-form.tsx';
import { Island } from '../islands/engine/island.tsx';
import { basePage, type PageModule } from '../page.ts';
import { QuoteNext } from '../sections/quote-next.tsx';
import { SelectedProduct } from '../sections/selected-product.tsx';

export const quotePage: PageModule = ({ query, form, content }) => {
  const { fabrics } = content;
  const { consentVersion: privacyVersion } = content.privacy;
  const lines = requestedLines(content, query.getAll('product'), form);
  const asked = lines.length > 0 ? '' : (query.get('product')?.slice(0, longestQueryValue) ?? '');
  const [slug = ''] = asked.split(', ');
  const fabric =
    findFabric(fabrics, asked) ??
    findFabric(fabrics, withoutShade(asked)) ??
    findFabric(fabrics, slug);
  // The address may name it by its slug, with a shade after it; a person reads the name.
  const product =
    fabric && isSlugOf(fabric, slug) ? fabricName(fabric) + asked.slice(slug.length) : asked;
  const page = basePage(content, 'quote');
  return {
    ...page,
    status: form ? 422 : 200,
    body: (
      <main id="main" className="page wrap">
        <Breadcrumb crumbs={page.crumbs} />
        <div className="quote">
          <div>
            <h1 className="title">Request a quote</h1>
            <p className="lead">
              Name and phone are enough. The more you tell us, the nearer the first price. We answer
              within 24 hours.
            </p>
            <FormNotice form={form} />
            <Island
              name="quote-form"
              on="intent"
              component={QuoteForm}
              props={{
                values: { product, ...form?.values },
                errors: form?.errors ?? {},
                lines,
                thanksTexts: content.thankYou.quoteDialog,
                privacyVersion,
              }}
            />
          </div>
          {fabric ? <SelectedProduct fabric={fabric} shade={findShade(asked)} /> : <QuoteNext />}
        </div>
      </main>
    ),
  };
};
