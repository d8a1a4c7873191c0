import type { z } from 'zod';
import type { BodyFault } from '../../domain/publishing/plain-body.ts';

/** More of them help nobody, and a hostile body has thousands. */
const mostFaults = 20;

/** What the schema has found, in sentences for the person who fills in the form. */
export function explainIssues(issues: readonly z.core.$ZodIssue[]): BodyFault[] {
  return issues.slice(0, mostFaults).map((issue) => ({
    field: issue.path.join('.'),
    message: faultSentence(issue.path, explain(issue)),
  }));
}

/** `['contacts', 0, 'tel']`, `is missing` → `Contacts 1, tel: is missing.` */
export function faultSentence(path: readonly PropertyKey[], words: string): string {
  const field = path
    .map((part) => (/^\d+$/.test(String(part)) ? ` ${Number(part) + 1}` : `, ${spell(part)}`))
    .join('')
    .replace(/^[, ]+/, '');
  const sentence = field ? `${field}: ${words}` : words;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** `leadShade` → `lead shade` */
function spell(part: PropertyKey): string {
  return String(part)
    .slice(0, 60)
    .replace(/([a-z])([A-Z])/g, (_, before: string, letter: string) =>
      [before, letter.toLowerCase()].join(' '),
    );
}

function explain(issue: z.core.$ZodIssue): string {
  // A schema's own words name what is wrong better than a rule could.
  if (!/^(Invalid|Too (small|big)|Unrecognized)\b/.test(issue.message)) {
    return issue.message.replace(/\.$/, '');
  }
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('received undefined')
        ? 'is missing'
        : `must be ${types[issue.expected] ?? 'something else'}`;
    case 'unrecognized_keys':
      return `there is no field called ${issue.keys.map((key) => `“${key.slice(0, 60)}”`).join(', ')}`;
    case 'too_small':
      return Number(issue.minimum) <= 1 && issue.origin !== 'number'
        ? 'is empty'
        : `must be at least ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${units[issue.origin] ?? ''}`;
    case 'invalid_value':
      return `must be one of ${issue.values.slice(0, 12).map(String).join(', ')}`;
    case 'invalid_format':
      return `is no ${formats[issue.format] ?? 'text of the form that is expected here'}`;
    default:
      return 'does not have the form that is expected here';
  }
}

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};
const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
const formats: Readonly<Record<string, string>> = { email: 'e-mail address', url: 'web address' };
