import type { Page } from 'playwright-core';

/** From the screen of an enquiry: a sample is asked for, cut and sent. Ends at the samples. */
export async function sendParcel(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Request a sample' }).click();
  await desk.getByLabel('Address').fill('12 Link Road\nLudhiana');
  await desk.getByRole('button', { name: 'Request it' }).click();
  await desk.getByRole('link', { name: 'Requested' }).click();
  const requested = desk.getByRole('region', { name: 'Requested' });
  await requested.getByRole('button', { name: 'Cut', exact: true }).click();
  await desk.getByLabel('Tracking number').last().fill('D123');
  await desk.getByRole('button', { name: 'Dispatched', exact: true }).click();
  await desk.getByRole('region', { name: 'Dispatched' }).getByText('D123').waitFor();
}
