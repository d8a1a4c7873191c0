import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { writeAnchorMail } from './anchor-mail.ts';
import { factList, mailHtml, paragraph } from './layout.ts';

const { mill } = shippedContent;

test('every cell of a mail carries its own type: mail programs know no stylesheet', () => {
  const html = mailHtml(mill, {
    title: 'A title',
    preview: 'A preview',
    body: [paragraph('Words.'), factList([{ label: 'Fabric', value: '14B' }])],
  });
  const texts = [...html.matchAll(/<(?:td|span)[^>]*style="([^"]*)"[^>]*>\s*[^<\s]+/g)];
  expect(texts.length).toBeGreaterThan(3);
  for (const [cell, style] of texts) {
    for (const property of ['font-family:', 'font-size:', 'line-height:', 'color:']) {
      expect([cell, style!.includes(property)]).toEqual([cell, true]);
    }
  }
});

test('the weekly record of the audit log gives the entry and its fingerprint below its words', () => {
  const row = { payload: JSON.stringify({ seq: 4711, hash: 'ab12cd34' }) };
  const { subject, text, html } = writeAnchorMail({
    row: row as Parameters<typeof writeAnchorMail>[0]['row'],
    content: shippedContent,
  });
  expect(subject).toContain('4711');
  expect(text).toContain('must have this fingerprint.\n\nEntry: 4711\nFingerprint: ab12cd34\n\n');
  expect(html).toContain('ab12cd34');
});
