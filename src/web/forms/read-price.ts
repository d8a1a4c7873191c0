import { contactFault } from '../../contract/enquiry/price-rule.ts';
import { readSource } from '../source/read-source.ts';
import type { Reading } from './read-form.ts';

/** What the price dialog says, held to the rule it shares with the server's schema. */
export function readPrice(form: HTMLFormElement): Reading {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const contactMethod = text('contactMethod') === 'phone' ? 'phone' : 'email';
  const contactValue = text('contactValue');
  const country = text('country') || undefined;
  const fault = contactFault({ contactMethod, contactValue, country: country ?? '' });
  if (fault) return { ok: false, faults: { contactValue: fault } };
  return {
    ok: true,
    asked: { productName: text('productName'), contactMethod, contactValue, country },
    envelope: {
      website: text('website'),
      privacyVersion: text('privacyVersion'),
      // Not since the dialog opened: it may open with an address that was typed before.
      elapsed: Math.round(performance.now()),
      source: readSource(),
    },
  };
}
