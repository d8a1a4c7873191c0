const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/functions/*' } },
    { not: { href_matches: '/pictures/*' } },
    { not: { selector_matches: '[download], [rel~=nofollow]' } },
  ],
} as const;

/**
 * Under a pointer the next page is fetched as soon as it is on the link, and prerendered while it rests
 * there: if it were only fetched, the visitor would still wait for style and layout. With `eager` a phone
 * would fetch whatever it shows. A finger leaves a tenth of a second, in which no page is drawn: a phone
 * has its next page as soon when it is only fetched, without another process (docs/decisions/013). The
 * browser itself refrains where data is saved or memory is short. Sent as a header, because the content
 * security policy allows no inline script, not even a block of rules.
 */
export const speculationRules = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
  rules: {
    prefetch: [
      { where: { and: [...pages.and, { selector_matches: 'a:hover' }] }, eagerness: 'immediate' },
    ],
    prerender: [{ where: pages, eagerness: 'moderate' }],
  },
  rulesOfPhones: {
    prefetch: [{ where: pages, eagerness: 'conservative' }],
  },
} as const;
