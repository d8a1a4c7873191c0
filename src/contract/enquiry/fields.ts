import * as z from 'zod/mini';
import { emailPattern } from '../../domain/enquiry/email-pattern.ts';
import { enquiryTexts } from './enquiry-texts.ts';

/** Trimmed text that must hold something; longer than any honest answer is refused, never cut. */
export function requiredText(longest: number, missing: string) {
  return z.pipe(
    z.string({ error: missing }),
    z
      .string()
      .check(z.trim(), z.minLength(1, missing), z.maxLength(longest, tooLong(longest)), plain()),
  );
}

/** Missing, empty and blank are the same thing: nothing was said. */
export function optionalText(longest: number) {
  return z._default(
    z.string().check(z.trim(), z.maxLength(longest, tooLong(longest)), plain()),
    '',
  );
}

export function optionalEmail() {
  return z._default(
    z.string().check(
      z.trim(),
      z.maxLength(254, tooLong(254)),
      z.refine((value) => value === '' || emailPattern.test(value), {
        error: enquiryTexts.invalidEmail,
      }),
      plain(),
    ),
    '',
  );
}

/** What no person fills in; anything in it is a finding, so nothing in it is ever refused. */
export function spamTrap() {
  return z.pipe(
    z.transform((given: unknown) => (typeof given === 'string' ? given : inWords(given))),
    z.string().check(
      z.trim(),
      z.overwrite((text) => text.slice(0, 2000).toWellFormed()),
    ),
  );
}

function inWords(given: unknown): string {
  return given === undefined || given === null ? '' : JSON.stringify(given);
}

/** Control characters (line breaks and tabs aside) have no place in a person's answer. */
function plain() {
  return z.refine<string>((value) => !/[\p{Cc}\p{Cs}]/u.test(value.replace(/[\r\n\t]/g, '')), {
    error: 'Please remove the unprintable characters.',
  });
}

function tooLong(longest: number): string {
  return `Please keep this under ${longest} characters.`;
}
