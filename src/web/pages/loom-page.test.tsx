import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { readDesign } from '../../contract/design-address.ts';
import { href } from '../../contract/routes.ts';
import { fabricInLoom } from '../sections/loom/fabric-in-loom.ts';
import { render } from '../render.tsx';

const show = (path: string, form?: object) =>
  render(
    {
      path,
      query: new URLSearchParams(),
      siteUrl: 'https://mill.example',
      now: new Date('2026-11-16T06:00:00Z'),
      ...(form && { form: form as never }),
    },
    shippedContent,
  );

test('the instrument opens with a cloth of the book, and says what it teaches', () => {
  const { status, html } = show(href.loom());
  expect(status).toBe(200);
  expect(html).toContain('Knit your own');
  expect(html).toContain('"LearningResource"');
  expect(html).not.toContain('noindex');
  expect(html).toContain('It can be knitted.');
});

test('the first cloth shows four dyes of the mill, and only its width until it is weighed', () => {
  const { html } = show(href.loom());
  const address = /class="loom-address">[^<]*(?:<!-- -->)?(\/loom\/[^<]+)/.exec(html)![1]!;
  const read = readDesign(address.slice('/loom/'.length));
  const colours = read.ok ? Object.values(read.design.yarns).map(({ colour }) => colour) : [];
  const dyes = Object.values(shippedContent.shades).filter(({ hex }) => colours.includes(hex));
  expect(dyes.map(({ name }) => name).toSorted()).toEqual(['Haldi', 'Majith', 'Malai', 'Neel']);
  expect(html).not.toContain('Weighing');
  expect(html).toContain('cm wide');
});

test('an address is a page of its own: diagram, words and figures, kept out of search engines', () => {
  const fabric = shippedContent.fabrics.find(({ slug }) => slug === 'locknit-premium-14b')!;
  const path = fabricInLoom(shippedContent, fabric)!;
  const { status, html } = show(path);
  expect(status).toBe(200);
  expect(html).toContain('noindex');
  expect(html).toContain('aria-label="Lapping diagram of Locknit');
  expect(html).toContain('2-3/1-0//');
  expect(html).toContain('It can be knitted.');
  expect(html).toContain(`https://mill.example${path}`);
});

test('every fabric of the book opens in the instrument', () => {
  const lost = shippedContent.fabrics.filter((fabric) => !fabricInLoom(shippedContent, fabric));
  expect(lost).toEqual([]);
});

test('what cannot be knitted is shown with its fault', () => {
  const { status, html } = show('/loom/k1~tricot~1-0.1-2.C-~C.cottonNe60~t28x14x22~cdbb98');
  expect(status).toBe(200);
  expect(html).toMatch(/Needle \d is never fed in course \d\./);
  expect(html).toContain('class="ladder"');
});

test('an address that nobody wrote is not found', () => {
  expect(show('/loom/k1').status).toBe(404);
  expect(show('/loom/%E0%A4%A').status).toBe(404);
});

test('a form that came back keeps the cloth', () => {
  const design = 'k1~tricot~1-2.1-0.C_1-0.1-2.C~C.cottonNe60~t28x14x22~cdbb98';
  const { status, html } = show(href.loom(), {
    name: 'design',
    values: { design, name: 'Asha' },
    errors: { phone: 'Please enter your phone number.' },
    notice: { title: 'Missing', text: 'Please fill in your name and phone number.' },
  });
  expect(status).toBe(422);
  expect(html).toContain(`name="design" value="${design}"`);
  expect(html).toContain('value="Asha"');
});
