import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';

test.each([
  '/',
  '/quote?product=12a',
  '#a',
  'https://a.example/b',
  'mailto:a@b.example',
  'tel:+911',
])('%s may be linked to', (address) => expect(isSafeLink(address)).toBe(true));

test.each([
  '',
  'quote',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'http://a.example',
  'HTTPS:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,1',
  'vbscript:x',
  'https://a.example/\u0007',
])('%j may not', (address) => expect(isSafeLink(address)).toBe(false));
