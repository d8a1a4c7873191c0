import type { Claims } from '../../content/claims.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { iconsOf, logoOf } from '../../domain/design/mark-of.ts';
import { pages } from '../../contract/routes.ts';
import type { JsonLd } from '../page.ts';

/** The mill as search engines read it; every figure comes from the claims. */
export function organization(content: SiteContent, siteUrl: string): JsonLd {
  const { claims, mill } = content;
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${siteUrl}/#organization`,
    name: mill.name,
    url: `${siteUrl}/`,
    logo: siteUrl + (logoOf(mill)?.src ?? iconsOf(mill).png(512)),
    description: mill.blurb,
    email: mill.sales.email,
    telephone: mill.contacts.map((contact) => contact.tel),
    ...claimed(claims),
    address: {
      '@type': 'PostalAddress',
      streetAddress: mill.address.street,
      addressLocality: mill.address.city,
      addressRegion: mill.address.region,
      postalCode: mill.address.postcode,
      addressCountry: mill.address.countryCode,
    },
    ...(mill.linkedin.href && { sameAs: [mill.linkedin.href] }),
  };
}

export function website(content: SiteContent, siteUrl: string): JsonLd {
  const { mill } = content;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: mill.name,
    url: `${siteUrl}/`,
    inLanguage: mill.language,
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${pages.fabrics}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** What rests on a claim that is not said is left out. */
function claimed(claims: Claims): JsonLd {
  const { foundingDate, currenciesAccepted, employees, rating, ratingCount } = claims;
  return {
    ...(foundingDate && { foundingDate: foundingDate.value }),
    ...(currenciesAccepted && { currenciesAccepted: currenciesAccepted.value }),
    ...(employees && {
      numberOfEmployees: { '@type': 'QuantitativeValue', ...span(employees.value) },
    }),
    ...(rating &&
      ratingCount && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          reviewCount: ratingCount.value,
        },
      }),
  };
}

/** `50-100` */
function span(value: string | number): { minValue: number; maxValue: number } {
  const [least, most] = String(value).split('-').map(Number);
  return { minValue: least!, maxValue: most ?? least! };
}
