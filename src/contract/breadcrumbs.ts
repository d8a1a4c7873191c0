import { matchRoute, redirects } from './match-route.ts';
import { pageRow, pages } from './pages.ts';
import { href } from './routes.ts';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Names the specification fixes for two aliases of a category; any other has no crumb of its own. */
const categoryNames: Readonly<Record<string, string>> = {
  'premium-polyester-cotton': 'Premium Polyester Cotton Fabrics',
  'breathable-cotton-nylon-collection': 'Breathable Cotton Nylon Collection',
};

/** Names the specification fixes for three articles, at their own address and at the old one. */
const articleNames: Readonly<Record<string, string>> = {
  'what-is-gsm-fabric-weight-chart': 'GSM Fabric Weight Chart Guide',
  'cotton-vs-polyester-vs-polycotton-gsm-guide-2025': 'Cotton vs Polyester GSM Guide 2025',
  '2025-textile-rules-dpp-epr-microfibre-filters': 'Textile Industry Rules 2025',
};

/** Where a slug's parent address is no list of its kind, the trail leads to the page that is. */
const listPages: Readonly<Record<string, Crumb>> = {
  [parentOf(pages.article)]: { name: 'Blog', path: pages.blogList },
  [parentOf(pages.category)]: { name: nameOf(pages.fabrics), path: pages.fabrics },
};

/** The way from home to a page. One item alone means there is no way to show. */
export function breadcrumbs(
  path: string,
  options: { category?: string; leaf?: string } = {},
): Crumb[] {
  const trail: Crumb[] = [{ name: 'Home', path: pages.home }];
  const segments = path.split('/').filter(Boolean);
  segments.forEach((_, index) => {
    const here = `/${segments.slice(0, index + 1).join('/')}`;
    const last = index === segments.length - 1;
    if (last) trail.push({ name: options.leaf ?? nameOf(here), path: here });
    else trail.push(listPages[here] ?? { name: nameOf(here), path: here });
  });
  if (path === pages.fabrics && options.category) {
    const named = categoryNames[options.category];
    trail[1] = { name: nameOf(pages.fabrics), path: pages.fabrics };
    if (named) trail.push({ name: named, path: href.fabrics({ category: options.category }) });
  }
  return trail;
}

function nameOf(path: string): string {
  const match = matchRoute(redirects[path] ?? path);
  if (match?.slug !== undefined) return articleNames[match.slug] ?? capitalised(path);
  return (match && pageRow(match.page).breadcrumb) ?? capitalised(path);
}

/** `/collections/premium-cotton` → `Premium Cotton` */
function capitalised(path: string): string {
  const segment = path.slice(path.lastIndexOf('/') + 1);
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function parentOf(pattern: string): string {
  return pattern.slice(0, pattern.lastIndexOf('/'));
}
