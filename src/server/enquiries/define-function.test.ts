import { describe, expect, test } from 'vitest';
import { functionOf } from '../../../tests/support/enquiries/sample-enquiry.ts';
import { shippedContent } from '../../content/shipped-content.ts';

const { base, greeting, customRequest } = shippedContent.mill.whatsapp;

describe('whoever wants to write is led to the chat', () => {
  const lead = (values: unknown) => {
    const address = functionOf('whatsapp').detour!(values, shippedContent);
    expect(address.startsWith(`${base}?text=`)).toBe(true);
    return decodeURIComponent(address.slice(base.length + 6));
  };
  const usual = lead({});

  test('with what the page was about', () => {
    expect(usual).toContain(greeting.slice(0, 30));
    expect(lead({ product: '14B Locknit' })).toContain('about 14B Locknit');
    expect(lead({ topic: 'custom' })).toContain(customRequest.slice(0, 30));
    const long = lead({ product: `${'x'.repeat(160)}yz` });
    expect(long).toContain('x'.repeat(160));
    expect(long).not.toContain('xy');
  });

  test.each([
    ['nothing', null],
    ['a text', 'product'],
    ['other values than texts', { product: 7, topic: ['custom'] }],
  ])('also where %s was sent', (_, values) => expect(lead(values)).toBe(usual));

  test('with a text that is whole, although it was cut within a letter', () => {
    expect(lead({ product: `${'x'.repeat(159)}😀` })).toContain(`${'x'.repeat(159)}\ufffd`);
  });
});
