import { describe, expect, test } from 'vitest';
import { categoryIds } from '../fabric/fabric.ts';
import { resolveCategory } from './category-aliases.ts';

describe('resolveCategory', () => {
  test.each(categoryIds)('%s is itself', (id) => {
    expect(resolveCategory(id)).toEqual({ categoryId: id });
  });

  test.each([
    ['premium-polyester-cotton', 'polyester-cotton-knits'],
    ['polyester-cotton', 'polyester-cotton-knits'],
    ['premium', 'polyester-cotton-knits'],
    ['breathable-cotton-nylon', 'breathable-cotton-nylon-collection'],
    ['breathable', 'breathable-cotton-nylon-collection'],
    ['premium-cotton', 'pure-cotton-fabrics'],
    ['100-cotton-fabrics', 'pure-cotton-fabrics'],
    ['cotton', 'pure-cotton-fabrics'],
    ['nylon-fabrics', 'nylon-classics'],
    ['nylon-classic', 'nylon-classics'],
    ['nylon', 'nylon-classics'],
  ])('%s means %s', (alias, categoryId) => {
    expect(resolveCategory(alias)?.categoryId).toBe(categoryId);
  });

  test('only premium-cotton and nylon-fabrics keep a title of their own', () => {
    expect(resolveCategory('premium-cotton')?.title).toBe('Premium Cotton Fabrics');
    expect(resolveCategory('nylon-fabrics')?.title).toBe('100% Nylon Fabrics');
    expect(resolveCategory('nylon')).not.toHaveProperty('title');
  });

  test('ignores case and blanks around an id', () => {
    expect(resolveCategory(' Nylon ')?.categoryId).toBe('nylon-classics');
  });

  test.each(['silk', '', 'constructor', '__proto__', 'toString'])('does not know "%s"', (id) => {
    expect(resolveCategory(id)).toBeUndefined();
  });
});
