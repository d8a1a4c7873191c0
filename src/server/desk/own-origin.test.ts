import { expect, test } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

const own = {
  origin: 'https://taana.example',
  fetchSite: 'same-origin',
  host: 'taana.example',
  siteUrl: 'https://taana.example',
};

test("a change comes from the site's own pages", () => {
  expect(isOwnOrigin(own)).toBe(true);
  expect(isOwnOrigin({ ...own, fetchSite: undefined })).toBe(true);
  expect(isOwnOrigin({ ...own, origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(
    true,
  );
});

test.each([
  ['no origin', { origin: undefined }],
  ['a hidden origin', { origin: 'null' }],
  ['another site', { origin: 'https://evil.example' }],
  ['a longer name', { origin: 'https://taana.example.evil.example' }],
  ['another port', { origin: 'http://localhost:3001', host: 'localhost:3000' }],
  ['a neighbour on the same domain', { fetchSite: 'same-site' }],
  ['a cross-site request that forged its origin', { fetchSite: 'cross-site' }],
  ['another scheme', { origin: 'file://taana.example' }],
])('%s is refused', (_, change) => {
  expect(isOwnOrigin({ ...own, ...change })).toBe(false);
});
