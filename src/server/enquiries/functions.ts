import type { ServerFunction } from './define-function.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendPriceRequest } from './send-price-request.ts';
import { sendQuoteEmail } from './send-quote-email.ts';
import { sendSampleRequest } from './send-sample-request.ts';
import { sendScheduleEmail } from './send-schedule-email.ts';

export function findFunction(name: string): ServerFunction | undefined {
  return functions.get(name);
}

const functions: ReadonlyMap<string, ServerFunction> = new Map(
  [sendQuoteEmail, sendPriceRequest, sendScheduleEmail, sendContactMessage, sendSampleRequest].map(
    (fn) => [fn.name, fn],
  ),
);
