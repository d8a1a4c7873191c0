import { genericThankYou, thankYou, thankYouPage as texts } from '../../content/thank-you.ts';
import { mill } from '../../content/mill.ts';
import { pagesMeta } from '../../content/pages-meta.ts';
import { pages, thankYouTypes } from '../../contract/routes.ts';
import { breadcrumbs } from '../../domain/breadcrumbs/breadcrumbs.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { StitchRule } from '../../ui/stitch-rule.tsx';
import type { PageModule } from '../page.ts';

export const thankYouPage: PageModule = ({ query }) => {
  const type = thankYouTypes.find((known) => known === query.get('type'));
  const thanks = type ? thankYou[type] : genericThankYou;
  const crumbs = breadcrumbs(pages.thankYou);
  const meta = pagesMeta['/thank-you'];
  return {
    title: meta.title,
    description: meta.description,
    canonical: pages.thankYou,
    robots: 'noindex, follow',
    crumbs,
    body: (
      <main id="main" className="page wrap thanks">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="title">{thanks.title}</h1>
        <p className="lead">{thanks.message}</p>
        <StitchRule />
        <p>
          <b>{texts.noteLabel}:</b> {thanks.note}
        </p>
        <p className="actions">
          <ButtonLink href={texts.home.to} look="primary">
            {texts.home.label}
          </ButtonLink>
          <ButtonLink href={texts.catalogue.to}>{texts.catalogue.label}</ButtonLink>
          <ButtonLink href={texts.contact.to}>{texts.contact.label}</ButtonLink>
        </p>
        <p className="mut">
          {texts.questions} <a href={`mailto:${texts.email}`}>{texts.email}</a>,{' '}
          <a href={`tel:${mill.contacts[0].tel}`}>{texts.phone}</a>
        </p>
      </main>
    ),
  };
};
