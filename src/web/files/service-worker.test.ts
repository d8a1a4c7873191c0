import { expect, test } from 'vitest';
import { assembleRecords, shippedRecords } from '../../content/records/assemble-records.ts';
import { onlyKey } from '../../content/records/kind.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import type { SiteContent } from '../../content/site-content.ts';

const { siteFiles } = await import('./site-files.ts');

const siteUrl = 'https://taana.example';

function versionOf(content: SiteContent): string | undefined {
  const worker = siteFiles(content, siteUrl).find(({ path }) => path === '/sw.js');
  return /"version":"([^"]+)"/.exec(String(worker?.body))?.[1];
}

function withMill(change: object): SiteContent {
  const mill = { ...shippedRecords.mill[onlyKey]!, ...change };
  const assembled = assembleRecords({ ...shippedRecords, mill: { [onlyKey]: mill } });
  if (!assembled.ok) throw new Error(assembled.faults.join());
  return assembled.content;
}

test('a changed telephone reaches the offline page that browsers keep', () => {
  const [desk, ...others] = shippedContent.mill.contacts;
  const changed = withMill({ contacts: [{ ...desk, phone: '+91 261 555 0101' }, ...others] });
  expect(versionOf(shippedContent)).toMatch(/^[0-9a-z]+$/);
  expect(versionOf(changed)).not.toBe(versionOf(shippedContent));
  expect(versionOf(withMill({}))).toBe(versionOf(shippedContent));
});

test('a mill’s own colours are kept with the shell: the page that a visitor begins with has them inside', () => {
  const look = { dye: '#125a60', ground: 'safed' };
  const worker = siteFiles(withMill({ look }), siteUrl).find(({ path }) => path === '/sw.js');
  expect(worker!.body).toContain('/look/125a60-safed.css');
});
