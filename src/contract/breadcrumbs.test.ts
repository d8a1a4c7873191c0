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
    expect(names('/fabrics', { category: 'pure-cotton-fabrics' })).toEqual([
      'Home',
      'Fabric Categories',
    ]);
  });

  test('a page can name itself', () => {
    expect(names('/fabrics/locknit-premium-14b', { leaf: '14B Locknit Premium' })).toEqual([
      'Home',
      'Fabric Categories',
      '14B Locknit Premium',
    ]);
  });
});
