import { describe, expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';

const names = (...args: Parameters<typeof breadcrumbs>) => breadcrumbs(...args).map((c) => c.name);

describe('breadcrumbs', () => {
  test('home stands alone', () => expect(names('/')).toEqual(['Home']));

  test.each([
    ['/about', 'About Us'],
    ['/contact', 'Contact Us'],
    ['/blogs', 'Blogs'],
    ['/reviews', 'Customer Reviews'],
    ['/schedule-call', 'Schedule a Call'],
    ['/fabrics', 'Fabric Categories'],
    ['/textile-rules-2025', 'Textile Industry Rules 2025'],
    ['/what-is-gsm-fabric-weight-chart', 'GSM Fabric Weight Chart Guide'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/blog', 'Blog'],
    ['/quote', 'Quote'],
    ['/samples', 'Samples'],
    ['/thank-you', 'Thank You'],
    ['/faq', 'FAQ'],
    ['/ai-fabric-guide', 'AI Fabric Guide'],
    ['/cotton-vs-polyester-gsm-guide-2025', 'Cotton vs Polyester GSM Guide 2025'],
  ])('%s is called %s', (path, name) => expect(names(path)).toEqual(['Home', name]));

  test('an article under /blog leads back to /blogs', () => {
    const trail = breadcrumbs('/blog/what-does-textiles-mean');
    expect(trail[1]).toEqual({ name: 'Blog', path: '/blogs' });
    expect(trail[2]!.name).toBe('What Does Textiles Mean');
  });

  test('a category of /fabrics has the name the specification gives it', () => {
    expect(names('/fabrics', { category: 'premium-polyester-cotton' })).toEqual([
      'Home',
      'Fabric Categories',
      'Premium Polyester Cotton Fabrics',
    ]);
    expect(names('/fabrics', { category: 'breathable-cotton-nylon-collection' })[2]).toBe(
      'Breathable Cotton Nylon Collection',
    );
    for (const options of [{}, { leaf: '100% Pure Cotton Fabrics' }]) {
      expect(names('/fabrics', { category: 'pure-cotton-fabrics', ...options })).toEqual([
        'Home',
        'Fabric Categories',
      ]);
    }
  });

  test('every crumb leads to its own page', () => {
    const paths = (...args: Parameters<typeof breadcrumbs>) =>
      breadcrumbs(...args).map((c) => c.path);
    expect(paths('/fabrics/locknit')).toEqual(['/', '/fabrics', '/fabrics/locknit']);
    expect(paths('/categories/nylon-classic')).toEqual([
      '/',
      '/fabrics',
      '/categories/nylon-classic',
    ]);
    expect(paths('/collections/premium-cotton')).toEqual([
      '/',
      '/collections',
      '/collections/premium-cotton',
    ]);
    expect(paths('/fabrics', { category: 'premium-polyester-cotton' })).toEqual([
      '/',
      '/fabrics',
      '/fabrics?category=premium-polyester-cotton',
    ]);
    expect(names('/categories/x')).toEqual(['Home', 'Fabric Categories', 'X']);
    expect(names('/about', { category: 'premium-polyester-cotton' })).toEqual(['Home', 'About Us']);
  });

  test('a page can name itself', () => {
    expect(names('/fabrics/locknit-premium-14b', { leaf: '14B Locknit Premium' })).toEqual([
      'Home',
      'Fabric Categories',
      '14B Locknit Premium',
    ]);
  });
});
