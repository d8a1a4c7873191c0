import { chooseCompared } from '../../domain/catalogue/choose-compared.ts';
import { basePage, type PageModule } from '../page.ts';
import { AddCompared } from '../sections/catalogue/compare/add-compared.tsx';
import { CompareNotes } from '../sections/catalogue/compare/compare-notes.tsx';
import { CompareTable } from '../sections/catalogue/compare/compare-table.tsx';
import { PageHead } from '../sections/page-opening.tsx';

/** Up to four fabrics side by side. */
export const comparePage: PageModule = ({ query, content }) => {
  const { fabrics } = content;
  const compared = chooseCompared(fabrics, query.getAll('ids'));
  const { chosen } = compared;
  const page = basePage(content, 'compare');
  return {
    ...page,
    body: (
      <main id="main" className="page compare">
        <PageHead
          title="Side by side"
          lead={
            chosen.length > 1
              ? 'What differs is set firm and marked with a stitch; what is the same stands back.'
              : 'Lay up to four fabrics beside each other and read across.'
          }
          crumbs={page.crumbs}
        />
        <div className="wrap">
          <CompareNotes compared={compared} />
          {chosen.length > 0 && <CompareTable fabrics={chosen} />}
          <AddCompared chosen={chosen} />
        </div>
      </main>
    ),
  };
};
