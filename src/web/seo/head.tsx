import { useContent } from '../content-context.tsx';
import { lookStylesheet } from '../../domain/design/look.ts';
import { coloursOf, iconsOf, millPalette } from '../../domain/design/mark-of.ts';
import type { PageStylesheet } from '../../contract/pages.ts';
import { measurement } from '../analytics/measurement.ts';
import { assets, pageStylesheets } from '../assets.ts';
import type { Page } from '../page.ts';
import { preloadFonts } from '../styles/preload-fonts.ts';
import { breadcrumbList } from './lists.ts';
import { socialPicture } from '../pictures.ts';

interface HeadProps {
  readonly page: Page;
  readonly stylesheet: PageStylesheet | undefined;
  readonly siteUrl: string;
}

/**
 * On a phone the faces come after the style sheet. On a thin line they would share it with the sheet and
 * put off the first paint by half of its time; what is installed stands in for them in their measures.
 */
const wideScreen = '(min-width: 48rem)';

/** Everything in `<head>`: what browsers, search engines and link previews read. */
export function Head({ page, stylesheet, siteUrl }: HeadProps) {
  const content = useContent();
  const { mill } = content;
  const ownColours = lookStylesheet(coloursOf(mill));
  const icons = iconsOf(mill);
  const canonical = `${siteUrl}${page.canonical}`;
  const social = page.socialPath
    ? siteUrl + page.socialPath
    : socialPicture(content, siteUrl, page.socialScene);
  const data = [...(page.jsonLd ?? [])];
  if (page.crumbs.length > 1) data.push(breadcrumbList(siteUrl, page.crumbs));
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={canonical} />
      <meta name="robots" content={page.robots ?? 'index, follow'} />
      <meta name="theme-color" content={millPalette(mill).paper} />
      {pageStylesheets(stylesheet).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {ownColours && <link rel="stylesheet" href={ownColours} />}
      {preloadFonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin=""
          media={wideScreen}
        />
      ))}
      <script type="module" src={assets.script} />
      <link rel="icon" href={icons.svg} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.png(180)} />
      <link rel="manifest" href="/site.webmanifest" />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${mill.name}: the mill’s notebook`}
        href="/feed.xml"
      />
      <meta property="og:site_name" content={mill.name} />
      <meta property="og:type" content={page.article ? 'article' : 'website'} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={social} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={mill.blurb} />
      <meta property="og:locale" content="en_IN" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={social} />
      {measurement.analyticsId && (
        <meta name="measurement-analytics" content={measurement.analyticsId} />
      )}
      {measurement.adsId && <meta name="measurement-ads" content={measurement.adsId} />}
      {page.article && <ArticleTags {...page.article} />}
      {data.map((block) => (
        <script
          key={JSON.stringify(block['@type'])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: inert(block) }}
        />
      ))}
    </head>
  );
}

function ArticleTags(article: NonNullable<Page['article']>) {
  return (
    <>
      <meta property="article:published_time" content={article.publishedTime} />
      <meta property="article:modified_time" content={article.modifiedTime} />
      <meta property="article:author" content={article.author} />
      <meta property="article:section" content={article.section} />
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}

/** JSON inside a script element: `</script` and `<!--` in a text would end or derail it. */
function inert(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
