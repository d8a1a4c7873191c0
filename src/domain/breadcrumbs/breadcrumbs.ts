export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Names the seeds fix; any other segment is capitalised with hyphens shown as spaces. */
const knownNames: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/fabrics': 'Fabric Categories',
  '/about': 'About Us',
  '/contact': 'Contact Us',
  '/blogs': 'Blogs',
  '/blog': 'Blog',
  '/reviews': 'Customer Reviews',
  '/schedule-call': 'Schedule a Call',
  '/quote': 'Get Quote',
  '/faq': 'FAQ',
  '/ai-fabric-guide': 'AI Fabric Guide',
  '/what-is-gsm-fabric-weight-chart': 'GSM Fabric Weight Chart Guide',
  '/cotton-vs-polyester-gsm-guide-2025': 'Cotton vs Polyester GSM Guide 2025',
  '/textile-rules-2025': 'Textile Industry Rules 2025',
};

const categoryNames: Readonly<Record<string, string>> = {
  'premium-polyester-cotton': 'Premium Polyester Cotton Fabrics',
  'breathable-cotton-nylon-collection': 'Breathable Cotton Nylon Collection',
};

/** Folders that are no page of their own lead to the page that lists what is in them. */
const listPages: Readonly<Record<string, Crumb>> = {
  '/blog': { name: 'Blog', path: '/blogs' },
  '/categories': { name: 'Fabric Categories', path: '/fabrics' },
};

/** The way from home to a page. One item alone means there is no way to show. */
export function breadcrumbs(
  path: string,
  options: { category?: string; leaf?: string } = {},
): Crumb[] {
  const trail: Crumb[] = [{ name: 'Home', path: '/' }];
  const segments = path.split('/').filter(Boolean);
  segments.forEach((segment, index) => {
    const here = `/${segments.slice(0, index + 1).join('/')}`;
    const last = index === segments.length - 1;
    if (last) trail.push({ name: options.leaf ?? knownNames[here] ?? spoken(segment), path: here });
    else trail.push(listPages[here] ?? { name: knownNames[here] ?? spoken(segment), path: here });
  });
  if (path === '/fabrics' && options.category) {
    const named = categoryNames[options.category] ?? options.leaf;
    trail[1] = { name: 'Fabric Categories', path: '/fabrics' };
    if (named) {
      trail.push({
        name: named,
        path: `/fabrics?category=${encodeURIComponent(options.category)}`,
      });
    }
  }
  return trail;
}

function spoken(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
