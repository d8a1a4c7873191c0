/**
 * The next page is fetched while the pointer rests on its link. Sent as a header, because the
 * content policy allows no inline script, not even a block of rules.
 */
export const speculationRules = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
  rules: {
    prefetch: [
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
