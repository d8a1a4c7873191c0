import { expect, test, vi } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';

const anyFile = new Proxy({}, { get: () => '/a.css' });
vi.stubGlobal('__ASSETS__', { script: '/a.js', style: '/a.css', sheets: anyFile, pages: {} });
vi.stubGlobal('__MEASUREMENT__', {});
const { serviceWorker } = await import('./service-worker.ts');

const worker = (content = shippedContent) => serviceWorker(content, 'https://taana.example');

test('browsers fetch the offline page again when it says something else, and only then', () => {
  const { mill, fabrics } = shippedContent;
  const [first, ...others] = mill.contacts;
  const contacts = [
    { ...first, phone: '+91 183 555 0199', tel: '+911835550199' },
    ...others,
  ] as const;
  expect(worker({ ...shippedContent, mill: { ...mill, contacts } })).not.toBe(worker());
  expect(worker({ ...shippedContent, fabrics: fabrics.slice(0, -1) })).toBe(worker());
});
