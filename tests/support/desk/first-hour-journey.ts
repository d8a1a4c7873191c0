import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { totp } from './desk-visitor.ts';
import { within } from '../patience.ts';

/** What the owner of another mill types. */
export const otherMill = {
  name: 'Rewa Tricot Works',
  phone: '+91 261 555 0101',
  email: 'sales@rewa.example',
  street: 'Ring Road 7',
  city: 'Surat',
  postcode: '395002',
  region: 'Gujarat',
  fabric: { number: '51A', title: 'Zephyr Ground', gsm: '165' },
} as const;

const owner = {
  name: 'Meera Shah',
  email: 'owner@rewa.example',
  password: 'seven looms in the rain',
} as const;

/** Called when a screen is worth a look; the name becomes the name of a picture. */
export type Look = (page: Page, name: string) => Promise<unknown>;

/**
 * From the link of the terminal to the first fabric in public, with nothing but a browser. The page is
 * at the link already. Returns the address of the fabric.
 */
export async function walkFirstHour(page: Page, look: Look): Promise<string> {
  await enter(page);
  await page.getByRole('heading', { name: 'Make it yours', level: 2 }).waitFor();
  await look(page, '1-make-it-yours');
  await sayWhoWeAre(page);
  await chooseLook(page);
  await look(page, '2-logo-and-colours');
  await page.getByRole('button', { name: 'Continue' }).click();

  const { number, title, gsm } = otherMill.fabric;
  await page.getByLabel('Number').fill(number);
  await page.getByLabel('Name').fill(title);
  await page.getByLabel('Made of').selectOption('100% Cotton');
  await page.getByLabel('Weight in GSM').fill(gsm);
  await look(page, '3-first-fabric');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await page.getByRole('heading', { name: `${number} ${title}`, level: 2 }).waitFor();
  await addPhotograph(page);
  const shown = page.frameLocator('.pv-win iframe:not(.pv-next)');
  await shown
    .locator('img[src*="media/"]')
    .first()
    .waitFor({ timeout: within(120_000) });
  await look(page, '4-photograph');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'Your mill is on the site' }).waitFor();
  await page.getByText('On the site now').waitFor({ timeout: within(60_000) });
  await look(page, '5-published');
  return '/fabrics/zephyr-ground-51a';
}

/** A machine that is busy with something else may give the first one up; a person would choose it again. */
async function addPhotograph(page: Page, tries = 3): Promise<void> {
  const taken = page.getByText('One photograph is on the page.');
  const refused = page.getByRole('alert');
  await page.getByLabel('Photograph file').setInputFiles({
    name: 'cloth.jpg',
    mimeType: 'image/jpeg',
    buffer: await photographOfCloth(),
  });
  await page.getByRole('button', { name: 'Being prepared' }).waitFor();
  await page
    .getByRole('button', { name: 'Choose or take a photograph' })
    .waitFor({ timeout: within(150_000) });
  if (await taken.isVisible()) return;
  if (tries === 1) throw new Error(await refused.innerText());
  await addPhotograph(page, tries - 1);
}

async function enter(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Set up the authenticator' }).waitFor();
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Set up the authenticator' }).click();
  const secret = await page.locator('.secret').innerText();
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, Date.now()));
  await page.getByRole('button', { name: 'Open the desk' }).click();
}

async function sayWhoWeAre(page: Page): Promise<void> {
  const fill = (name: string, text: string) =>
    page.getByRole('group', { name }).getByRole('textbox').fill(text);
  await fill('Name of the mill', otherMill.name);
  await page.getByRole('button', { name: 'Make it yours: remove the example' }).click();
  // What is still the example's is asked for, and nothing has happened.
  await page.getByText('Please write your own.').first().waitFor();
  await fill('Telephone', otherMill.phone);
  await page.getByRole('button', { name: `Use my sign-in e-mail, ${owner.email}` }).click();
  await fill('E-mail for enquiries', otherMill.email);
  await fill('Street', otherMill.street);
  await fill('Town', otherMill.city);
  await fill('Pincode', otherMill.postcode);
  await fill('State', otherMill.region);
  await page.getByRole('button', { name: 'Make it yours: remove the example' }).click();
  await page.getByRole('heading', { name: 'Logo and colours', level: 2 }).waitFor({
    timeout: within(60_000),
  });
}

async function chooseLook(page: Page): Promise<void> {
  await page.getByLabel('Logo file').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(logo),
  });
  await page
    .getByRole('img', { name: `Logo of ${otherMill.name}` })
    .waitFor({ timeout: within(30_000) });
  await page.getByRole('button', { name: 'Safed white' }).click();
  await page.getByLabel('Colour code of your own').fill('#ffe600');
  await page.getByText('is too pale for words on paper').waitFor();
  await page.getByRole('button', { name: 'Morpankh peacock' }).click();
  const shown = page.frameLocator('.pv-win iframe:not(.pv-next)');
  await shown
    .getByRole('img', { name: otherMill.name })
    .first()
    .waitFor({ timeout: within(120_000) });
}

/** A drawing, as a signwriter would send it. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="160" viewBox="0 0 600 160"><rect x="6" y="20" width="588" height="14" fill="#125a60"/><path d="M40 140V34M100 140V34M160 140V34M220 140V34" stroke="#125a60" stroke-width="10"/><circle cx="420" cy="96" r="46" fill="none" stroke="#c8902b" stroke-width="16"/></svg>`;

/** Woven-looking noise, as large as a telephone's smallest picture. */
async function photographOfCloth(): Promise<Buffer> {
  const stripes = Array.from(
    { length: 36 },
    (_, at) =>
      `<path d="M0 ${at * 20}h960" stroke="#${at % 2 ? '2f6d70' : '357a7d'}" stroke-width="14"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="#2a5f62"/>${stripes}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
