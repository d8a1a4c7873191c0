/**
 * The next page is prerendered while the pointer rests on its link, or the finger presses it: if it
 * were only fetched, the visitor would still wait for style and layout. The browser itself refrains
 * where data is saved or memory is short. Sent as a header, because the content security policy
 * allows no inline script, not even a block of rules.
 */
export const speculationRules = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
  rules: {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: '/functions/*' } },
            { not: { href_matches: '/pictures/*' } },
            { not: { selector_matches: '[download], [rel~=nofollow]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  },
} as const;
