import { expect, test } from 'vitest';
import { metadata } from '../../contract/enquiry/metadata.ts';
import { consentVersion } from './consent-version.ts';
import { privacy } from './privacy.ts';

const corrected = {
  ...privacy,
  sections: privacy.sections.map((section) => ({ ...section, title: `${section.title}!` })),
};

test('the shipped text is agreed to under the version on its page', () => {
  expect(consentVersion(privacy)).toBe(privacy.version);
  expect(consentVersion({ ...privacy, version: '1.1' })).toBe('1.1');
});

test('a text that was changed is agreed to under another name, raised version or not', () => {
  const names = [
    privacy,
    corrected,
    { ...corrected, version: '2.0' },
    { ...corrected, page: { ...privacy.page, lead: 'Other words.' } },
  ].map(consentVersion);
  expect(new Set(names).size).toBe(names.length);
  expect(names[1]).toMatch(/^1\.0-[0-9a-z]+$/);
  expect(consentVersion(structuredClone(corrected))).toBe(names[1]);
});

test('whatever the version is called, the name is one that a form can send', () => {
  for (const version of ['1.0', '2026-11-16 (draft)', 'ਪਹਿਲਾ', 'x'.repeat(60)]) {
    const name = consentVersion({ ...corrected, version });
    expect(metadata.privacyVersion.parse(name)).toBe(name);
  }
});
