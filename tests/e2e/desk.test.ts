import { expect } from 'vitest';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { forAudit } from '../support/browser/axe-audit.ts';
import { checkScreen } from '../support/desk/check-screen.ts';
import { enterAsOwner, type Session } from '../support/desk/enter-desk.ts';
import { sendParcel } from '../support/desk/send-parcel.ts';
import { typeMailedCode } from '../support/desk/type-mailed-code.ts';
import { findMail } from '../support/mail/find-mail.ts';
import { within } from '../support/patience.ts';
import type { Server } from '../support/server/server.ts';
import { test } from '../support/server/site.ts';

const owner = {
  name: 'Harpreet Kaur',
  email: 'owner@mill.example',
  password: 'a long enough password',
};
/** Script, formula, line break and a mark that turns the text around, as one visitor's name. */
const polyglot = `<script>document.title='broken'</script>\u202e=1+1`;
/** Each test goes through many screens: seconds on an idle machine, minutes on a busy one. */
const patience = within(150_000);
const widths = [1440, 390];
/** Kept from the first test, because the other signs in as the same owner. */
let session: Session;

test(
  'an enquiry is received, answered, sampled, quoted, accepted and won',
  async ({ visit, server }) => {
    session = await enterAsOwner(visit, server, owner);
    const desk = await visit(screenPath('inbox'), { options: { storageState: session } });

    await desk.getByText('Everything is answered.').waitFor();
    await askFor(server, { name: 'Asha Rao', email: 'asha@rao.example' });
    // The event stream delivers it without a reload.
    await desk.getByText('Asha Rao').waitFor({ timeout: within(5000) });
    await desk.keyboard.press('j');
    await desk.keyboard.press('Enter');
    await desk.getByRole('heading', { name: 'Asha Rao' }).waitFor();

    await desk.getByLabel('Template').selectOption({ label: 'First answer' });
    expect(await desk.getByLabel('Reply', { exact: true }).inputValue()).toContain('Dear Asha Rao');
    await desk.getByRole('button', { name: 'Send to asha@rao.example' }).click();
    await desk.locator('.status-contacted').first().waitFor();
    await desk.getByLabel('New note').fill('Wants it before Diwali.');
    await desk.getByRole('button', { name: 'Add the note' }).click();
    await desk.locator('.thread').getByText('Wants it before Diwali.').waitFor();

    await sendParcel(desk);

    await desk.getByRole('region', { name: 'Dispatched' }).getByRole('link').first().click();
    await desk.getByRole('link', { name: 'Write a quote' }).click();
    await desk.getByLabel('Metres, line 1').fill('500');
    await desk.getByLabel('INR a metre, line 1').fill('215.50');
    expect(await desk.locator('.quote-sum').innerText()).toContain('₹ 1,07,750');
    await desk.getByRole('button', { name: 'Send to asha@rao.example' }).click();
    await desk.getByText('Waiting for the buyer').waitFor();

    const mail = await findMail(server, ({ attachments }) => attachments.length > 0);
    expect(mail.attachments[0]?.mimeType).toBe('application/pdf');
    const path = /\/q\/[\w-]+/.exec(mail.text ?? '')![0];
    const buyer = await visit(path, { ...forAudit, width: 'phone' });
    await checkScreen(buyer, { widths });
    await buyer.getByLabel('A message or a question (optional)').fill('Please send it by road.');
    await typeMailedCode(buyer, server, 'Accept the quote');
    await checkScreen(buyer, { widths });
    await buyer.getByRole('button', { name: 'Accept the quote' }).click();
    await buyer.getByText('You have accepted this quote.').waitFor();
    await checkScreen(buyer, { widths });

    await desk.locator('.status-won').first().waitFor();
    await desk.locator('.thread').getByText('Please send it by road.').waitFor();
  },
  patience,
);

test(
  'every screen shows a hostile enquiry safely, is accessible and fits a phone',
  async ({ visit, server }) => {
    await askFor(server, { name: polyglot, email: 'evil@x.example' });
    const desk = await visit(screenPath('inbox', {}, { view: 'all' }), {
      ...forAudit,
      options: { ...forAudit.options, storageState: session },
    });
    await desk.getByText('document.title').first().waitFor();
    await checkScreen(desk, { widths });
    await desk
      .getByRole('link', { name: /document\.title/ })
      .first()
      .click();
    await desk.getByRole('heading', { name: /document\.title/ }).waitFor();
    await checkScreen(desk, { widths });
    await desk.getByRole('button', { name: 'Request a sample' }).click();
    await desk.getByLabel('Address').fill('12 Link Road');
    await desk.getByRole('button', { name: 'Request it' }).click();
    await desk.getByRole('link', { name: 'Requested' }).first().waitFor();
    await desk.getByRole('link', { name: 'Write a quote' }).click();
    await desk.getByRole('heading', { name: /^A quote for/ }).waitFor();
    await checkScreen(desk, { widths });
    for (const name of [
      'Booked calls',
      'Samples',
      'Quotes',
      'Statistics',
      'Activity',
      'Settings',
    ]) {
      await desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
      await desk.getByRole('heading', { name, level: 1 }).waitFor();
      await desk.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
      await checkScreen(desk, { widths });
      if (name !== 'Samples') continue;
      await desk.getByRole('link', { name: 'Label' }).first().click();
      await desk.getByRole('heading', { name: 'Label' }).waitFor();
      await checkScreen(desk, { widths });
    }
    await desk.getByRole('link', { name: owner.name }).click();
    await desk.getByRole('heading', { name: owner.name, level: 1 }).waitFor();
    await checkScreen(desk, { widths });
    expect(await desk.title()).toMatch(/^(\(\d+\) )?Desk$/);
  },
  patience,
);

async function askFor(server: Server, visitor: { name: string; email: string }): Promise<void> {
  const answer = await fetch(`${server.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visitor, phone: '+91 98765 43210', product: '14B Locknit Premium' }),
  });
  expect(answer.status).toBe(200);
}
