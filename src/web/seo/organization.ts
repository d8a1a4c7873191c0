import type { Claims } from '../../content/claims.ts';
import type { SiteContent } from '../../content/site-content.ts';
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
    logo: `${siteUrl}/icons/icon-512.png`,
    description: mill.blurb,
    email: mill.sales.email,
    telephone: mill.contacts.map((contact) => contact.tel),
    foundingDate: claims.foundingDate.value,
    currenciesAccepted: claims.currenciesAccepted.value,
    numberOfEmployees: { '@type': 'QuantitativeValue', ...employees(claims) },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claims.rating.value,
      reviewCount: claims.ratingCount.value,
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: mill.address.street,
      addressLocality: mill.address.city,
      addressRegion: mill.address.region,
      postalCode: mill.address.postcode,
      addressCountry: mill.address.countryCode,
    },
    sameAs: [mill.linkedin.href],
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

function employees(claims: Claims): { minValue: number; maxValue: number } {
  const [least, most] = String(claims.employees.value).split('-').map(Number);
  return { minValue: least!, maxValue: most! };
}
