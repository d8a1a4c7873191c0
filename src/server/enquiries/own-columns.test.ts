import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { fabrics } from '../../content/fabrics/fabrics.ts';
import { fabricName } from '../../domain/fabric/fabric.ts';
import { ownColumns } from './own-columns.ts';

describe('columns that only the server can add', () => {
  const line = (name: string) => ({ slug: 's', name, metres: '5', shade: '' });

  test.each([
    [{ product: 'Lace', lines: [line('Net')] }, 'Lace'],
    [{ product: '', lines: [line('Net')] }, 'Net'],
    [{ product: '', lines: [line('Net'), line('Lace'), line('Tulle')] }, 'Net and 2 more'],
    [{ product: '', lines: [] }, ''],
  ])('a quote is named by its product, else by its lines', (fields, product) => {
    const made = ownColumns.quote!.make(fields, shippedContent);
    expect(made.product).toBe(product);
    const { lines, ...rest } = fields;
    expect(made.payload).toEqual(lines.length === 0 ? rest : { ...rest, lines });
  });

  test('a price goes to a number of its country, or to an address', () => {
    const phone = {
      productName: 'Net',
      contactMethod: 'phone',
      contactValue: '98765 43210',
      country: 'IN',
    };
    expect(ownColumns.price!.make(phone, shippedContent)).toEqual({
      product: 'Net',
      phone: expect.stringMatching(/^\+91/),
      payload: phone,
    });
    const mail = { productName: 'Net', contactMethod: 'email', contactValue: 'a@b.example' };
    expect(ownColumns.price!.make({ ...mail, country: 'IN' }, shippedContent)).toEqual({
      product: 'Net',
      email: 'a@b.example',
      payload: mail,
    });
  });

  test('swatches are named by the catalogue, each once, and by their slug where it has none', () => {
    const [one] = fabrics;
    const made = ownColumns.sample!.make(
      { fabrics: [one!.slug, one!.slug, 'gone-1'], city: 'X' },
      shippedContent,
    );
    expect(made).toEqual({
      product: `${fabricName(one!)}, gone-1`,
      payload: {
        city: 'X',
        fabrics: [
          { slug: one!.slug, name: fabricName(one!) },
          { slug: 'gone-1', name: 'gone-1' },
        ],
      },
    });
  });

  test('a chat is named by its use, else by what was selected', () => {
    const make = (useCase: string, selections: readonly string[]) =>
      ownColumns['chat-lead']!.make({ useCase, selections }, shippedContent).product;
    expect(make('Shirts', ['Net'])).toBe('Shirts');
    expect(make('', ['Net', 'Lace'])).toBe('Net, Lace');
    expect(make('', ['x'.repeat(300)])).toHaveLength(200);
  });
});
