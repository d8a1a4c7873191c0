/**
 * The next page is drawn while the pointer rests on its link, or the finger presses it: fetched ahead
 * alone, its style and layout would still be waited for. The browser itself refrains where data is
 * saved or memory is short. Sent as a header, because the content policy allows no inline script, not
 * even a block of rules.
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
