import { article as textileRules } from './2025-textile-rules-dpp-epr-microfibre-filters.ts';
import type { ArticleRecord } from './article-record.ts';
import { article as hotWeather } from './cotton-fabrics-hot-weather.ts';
import { article as polycotton } from './cotton-vs-polyester-vs-polycotton-gsm-guide-2025.ts';
import { article as lapped } from './how-a-warp-knit-is-lapped.ts';
import { article as summerTee } from './summer-t-shirt-fabric-guide.ts';
import { article as compliance } from './textile-compliance-2025.ts';
import { article as fibres } from './textile-fibres-guide.ts';
import { article as polyesterComprehensive } from './what-are-polyester-fabrics-comprehensive.ts';
import { article as polyester } from './what-are-polyester-fabrics.ts';
import { article as textiles } from './what-does-textiles-mean.ts';
import { article as gsm } from './what-is-gsm-fabric-weight-chart.ts';

/** The articles that are shipped, by slug: each has an address under /blog and one under /blogs. */
export const articles: Readonly<Record<string, ArticleRecord>> = {
  '2025-textile-rules-dpp-epr-microfibre-filters': textileRules,
  'cotton-fabrics-hot-weather': hotWeather,
  'cotton-vs-polyester-vs-polycotton-gsm-guide-2025': polycotton,
  'how-a-warp-knit-is-lapped': lapped,
  'summer-t-shirt-fabric-guide': summerTee,
  'textile-compliance-2025': compliance,
  'textile-fibres-guide': fibres,
  'what-are-polyester-fabrics': polyester,
  'what-are-polyester-fabrics-comprehensive': polyesterComprehensive,
  'what-does-textiles-mean': textiles,
  'what-is-gsm-fabric-weight-chart': gsm,
};

export const articleSlugs = Object.keys(articles);
