import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EnquiryDetail } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import { RequestDetails } from './request-details.tsx';

const show = (value: string) =>
  renderToStaticMarkup(
    <RequestDetails
      detail={
        {
          fabrics: [],
          facts: [{ label: 'Fabric', value }],
          chat: [],
          source: [],
        } as unknown as EnquiryDetail
      }
    />,
  );

test('a shade that was asked for is shown as a piece of its colour', () => {
  const html = show('14B Locknit Premium, dyed to #1F6D72 (Lab 42 -21 -10), lighter than Morpankh');
  expect(html).toContain('fill="#1f6d72"');
  expect(html).toContain('dyed to #1F6D72');
  expect(show('14B Locknit Premium')).not.toContain('<svg');
});
