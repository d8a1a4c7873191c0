import {
  assembleRecords,
  type ContentRecords,
  shippedRecords,
} from '../../../src/content/records/assemble-records.ts';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { SiteContent } from '../../../src/content/site-content.ts';

/** How the shipped mill is called and reached, and how another one is. */
const changes = {
  'Taana Warp Knits': 'Rewa Tricot Works',
  Taana: 'Rewa',
  taana: 'rewa',
  ਤਾਣਾ: 'ਰੇਵਾ',
  '183 000 000': '261 555 010',
  '91183000000': '91261555010',
  'Focal Point, Mehta Road': 'Ring Road 7',
  Amritsar: 'Surat',
  Punjab: 'Gujarat',
  '143001': '395002',
  'Mon-Fri 9AM-6PM': 'Tue-Fri 10AM-7PM',
  'Mon-Sat, 9AM-6PM': 'Tue-Sat, 10AM-7PM',
  'Quote on Request': 'Ask us',
} as const;

/** Whatever of these is still said comes from code and not from the content. */
export const shippedWords: readonly string[] = Object.keys(changes);

/** A fabric under another name, and one that is no longer made. */
export const renamed = { number: '26C', from: 'Paisley Jacquard Luxury', to: 'Zephyr Filigree' };
export const withdrawn = '24B';

/** Everything the shipped mill says, said by another one. */
export function otherMill(): SiteContent {
  let text = JSON.stringify(shippedRecords);
  for (const [from, to] of Object.entries(changes)) text = text.replaceAll(from, to);
  const records = JSON.parse(text) as ContentRecords;
  const fabric = Object.fromEntries(
    Object.entries(records.fabric)
      .filter(([, { number }]) => number !== withdrawn)
      .map(([key, body]) => [
        key,
        body.number === renamed.number ? { ...body, title: renamed.to } : body,
      ]),
  );
  const assembled = assembleRecords({ ...records, fabric });
  if (!assembled.ok) throw new Error(assembled.faults.join('\n'));
  return assembled.content;
}

/** The shipped words that a text contains. */
export function shippedWordsIn(text: string): string[] {
  return [...shippedWords, renamed.from].filter((word) => text.includes(word));
}

/** A test that searches for words that nobody says would always pass. */
export function unknownWords(): string[] {
  const said = JSON.stringify(shippedContent);
  return [...shippedWords, renamed.from].filter((word) => !said.includes(word));
}
