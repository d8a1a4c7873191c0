import { join } from 'node:path';
import { expect, test } from 'vitest';
import { someMorning } from '../../../tests/support/desk/desk-rows.ts';
import { askingKinds, sampleEnquiry } from '../../../tests/support/enquiries/sample-enquiry.ts';
import { withoutChance } from '../../../tests/support/desk/tell-day.ts';
import { fabrics } from '../../content/fabrics/fabrics.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import { receiptMail } from './receipt-mail.ts';
import { writeSalesMail } from './sales-mail.ts';

const settings = {
  mailFrom: 'mill@taana.example',
  salesTo: 'desk@taana.example',
  idHost: 'taana.example',
  siteUrl: 'https://taana.example',
};

/** Written anew with `npm test -- mails-of-kinds -u` when a mail is meant to say something else. */
test('every kind of enquiry is told to the desk and to the visitor as before', async () => {
  const told = askingKinds
    // The day that a call is booked for depends on today; calendar.test.ts has it.
    .filter((kind) => kind !== 'call')
    .flatMap((kind) => {
      const enquiry = { ...sampleEnquiry(kind, someMorning), reference: `${kind}-1` };
      const context = { enquiry, settings, content: shippedContent };
      return [writeSalesMail(context), receiptMail(context)].map(
        ({ subject, text, html }) =>
          `# ${subject}\n\n${text}\n${html.replaceAll(/>\s*</g, '>\n<')}\n`,
      );
    });
  // The pack holds the first three of the book, which others may stand before one day.
  const text = fabrics
    .slice(0, 3)
    .reduce(
      (all, { number, title }, at) => all.replaceAll(`${number} ${title}`, `FABRIC-${at + 1}`),
      told.join('\n'),
    );
  const file = join(import.meta.dirname, '../../../tests/desk/mails-of-kinds.txt');
  await expect(withoutChance(text)).toMatchFileSnapshot(file);
});
