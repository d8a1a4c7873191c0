import { priceSchema } from '../../contract/enquiry/price.ts';
import { pages } from '../../contract/routes.ts';
import { dialledFrom, findPhoneCountry } from '../../domain/enquiry/phone-countries.ts';
import { defineFunction } from './define-function.ts';

/** The price of one fabric, to an address or a number. */
export const sendPriceRequest = defineFunction({
  name: 'send-price-request',
  // The dialog needs script; what was typed into it goes on in the quote form.
  form: ({ productName = '', contactMethod, contactValue = '' }) => ({
    name: 'price',
    page: pages.quote,
    values: {
      product: productName,
      [contactMethod === 'phone' ? 'phone' : 'email']: contactValue,
    },
  }),
  schema: () => priceSchema,
  draft: ({ country, ...seedFields }) => {
    const { productName, contactMethod, contactValue } = seedFields;
    const from = findPhoneCountry(country);
    const isPhone = contactMethod === 'phone' && from !== undefined;
    return {
      kind: 'price',
      thankYou: 'price-request',
      name: '',
      company: '',
      email: isPhone ? '' : contactValue,
      phone: isPhone ? dialledFrom(from, contactValue) : '',
      product: productName,
      payload: isPhone ? { ...seedFields, country } : seedFields,
    };
  },
});
