import * as z from 'zod/mini';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import { findBodyFault } from '../../domain/publishing/plain-body.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { type EnquiryStatus, enquiryStatuses } from '../../domain/enquiry/status.ts';

/** Trimmed, bounded, without control characters other than line breaks and tabs. */
export function words(longest: number, least = 0) {
  return z.string().check(
    z.trim(),
    z.minLength(least, 'Please write something.'),
    z.maxLength(longest, `Please keep this under ${longest} characters.`),
    z.refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\r\n\t]/g, '')), {
      error: 'Please remove the unprintable characters.',
    }),
  );
}

export function personName() {
  return z.string().check(
    z.trim(),
    z.minLength(1, 'Please enter a name.'),
    z.maxLength(80, 'Please keep the name under 80 characters.'),
    z.refine((text) => !/[\p{C}\p{Zl}\p{Zp}<>]/u.test(text), {
      error: 'Please enter a name without special characters.',
    }),
  );
}

export function staffEmail() {
  return z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.refine(isMailAddress, { error: 'Please enter an e-mail address.' }),
    );
}

export function identifier() {
  return z.string().check(z.regex(/^[\w-]{1,64}$/));
}

export function enquiryStatus() {
  return z.enum(Object.keys(enquiryStatuses) as [EnquiryStatus, ...EnquiryStatus[]]);
}

/** Judged before anything walks it; what the kind allows is judged where it is saved. */
export function recordBody() {
  return z
    .custom<RecordBody>((value) => typeof value === 'object' && value !== null, {
      error: 'A record must be a group of fields.',
      abort: true,
    })
    .check((checked) => {
      const fault = findBodyFault(checked.value);
      if (!fault) return;
      const path = fault.field === '' ? [] : fault.field.split('.');
      checked.issues.push({ code: 'custom', input: checked.value, path, message: fault.message });
    });
}
