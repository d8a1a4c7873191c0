import type { SiteContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import type { JsonLd } from '../page.ts';

/** The instrument for search engines: a tool to learn warp knitting with. */
export function learningResource({ mill, pagesMeta }: SiteContent, siteUrl: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': ['LearningResource', 'WebApplication'],
    name: 'Knit your own',
    description: pagesMeta.pages.loom.description,
    url: `${siteUrl}${href.loom()}`,
    inLanguage: mill.language,
    learningResourceType: 'Interactive simulation',
    educationalLevel: 'Beginner to professional',
    teaches: [
      'Warp knitting',
      'Lapping notation',
      'Guide bars and threading',
      'Weight of a knitted fabric',
    ],
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    provider: { '@id': `${siteUrl}/#organization` },
  };
}
