import type { CategoryId } from '../fabric/fabric.ts';

/** The four collections as the keyword assistant calls them, and the words that mean each one. */
export interface ChatCollection {
  readonly id: string;
  readonly name: string;
  readonly categoryId: CategoryId;
  /** Value of `category` in its address on the fabrics page. */
  readonly alias: string;
  readonly keywords: readonly string[];
}

export const chatCollections = [
  {
    id: 'premium-polyester-cotton',
    name: 'Premium Polyester Cotton',
    categoryId: 'polyester-cotton-knits',
    alias: 'premium',
    keywords: ['premium', 'polyester', 'comfort', 'care', 'garment'],
  },
  {
    id: 'breathable-cotton-nylon',
    name: 'Breathable Cotton Nylon',
    categoryId: 'breathable-cotton-nylon-collection',
    alias: 'breathable',
    keywords: ['breathable', 'nylon', 'moisture', 'lightweight', 'wicking'],
  },
  {
    id: '100-cotton-fabrics',
    name: '100% Cotton Fabrics',
    categoryId: 'pure-cotton-fabrics',
    alias: 'cotton',
    keywords: ['100%', 'pure cotton', 'natural', 'softness'],
  },
  {
    id: 'nylon-classic',
    name: 'Nylon Classic',
    categoryId: 'nylon-classics',
    alias: 'nylon',
    keywords: ['classic', 'elegant', 'lace', 'durability'],
  },
] as const satisfies readonly ChatCollection[];

/** General words for fabric that name no collection. */
export const genericKeywords = [
  'fabric',
  'textile',
  'material',
  'gsm',
  'knit',
  'cotton',
  'quality',
] as const;

/** An additional choice in the lead form's 'Collection Interest' list. */
export const otherCollection = 'Other';
