import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Claim, claims } from '../../src/content/claims.ts';
import { mill } from '../../src/content/mill.ts';
import { reviews } from '../../src/content/reviews.ts';
import { readSettings, type Settings } from '../../src/server/env.ts';
import { missingSettings } from '../../src/server/going-live/missing-settings.ts';
import type { OpenPoint } from '../../src/server/going-live/open-point.ts';
import { openClaims } from '../../src/server/going-live/open-claims.ts';
import { placeholders } from '../../src/server/going-live/placeholders.ts';
import { sampleReviews } from '../../src/server/going-live/sample-reviews.ts';
import { missingPictures } from './missing-pictures.ts';
import { placeOf } from './place-of.ts';
import { printPoints } from './print-points.ts';

const allClaims: readonly Claim[] = Object.values(claims);
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const lineIn = (file: string, line: number) => read(file).split('\n')[line - 1] ?? '';
const today = '2026-11-16';
const placed = ({ place, ...point }: OpenPoint) => ({ ...point, ...placeOf(place, read) });

test('every placeholder of the identity is listed with the line that marks it', () => {
  const points = placeholders(mill).map(placed);
  expect(points.map(({ text }) => text.replace(/ is a .*/, ''))).toEqual([
    'Taana Warp Knits',
    'sales',
    'Domestic sales desk',
    'Export sales desk',
    'address',
    'hours',
    'whatsapp',
    'linkedin',
  ]);
  for (const { file, line } of points) expect(lineIn(file, line)).toContain('placeholder: true');
  expect(new Set(points.map(({ line }) => line)).size).toBe(points.length);
});

test('a claim is open until it has evidence, and its line is where it is written', () => {
  const points = openClaims(allClaims, today).map(placed);
  for (const claim of allClaims) {
    const own = points.find(({ text }) => text.startsWith(`"${claim.text}" on`));
    expect(own?.kind).toBe('claim');
    expect(lineIn('src/content/claims.ts', own!.line)).toMatch(/^  \w+: \{/);
  }
  const proven: Claim = { id: 'since', text: 'x', value: 1, pages: ['home'], evidence: 'ledger' };
  expect(openClaims([proven], today)).toEqual([]);
  expect(openClaims([{ ...proven, validUntil: '2026-12-05' }], today)[0]?.text).toMatch(
    /leaves the site in 19 days/,
  );
  expect(openClaims([{ id: 'x', text: 'x', value: 1, pages: [], withheld: true }], today)).toEqual(
    [],
  );
});

test('a price of 0 and a self-given rating are search-engine risks', () => {
  const risks = openClaims(allClaims, today).filter(({ kind }) => kind === 'search engines');
  expect(risks.map(({ text }) => text).join('\n')).toMatch(/price of 0/);
  expect(risks.map(({ text }) => text).join('\n')).toMatch(/rating that you give yourself/);
});

test('each sample review is listed with its line', () => {
  const points = sampleReviews(reviews.all).map(placed);
  expect(points).toHaveLength(6);
  for (const [index, { file, line }] of points.entries()) {
    expect(lineIn(file, line)).toContain(`id: ${index + 1},`);
  }
});

test('without settings, those a business needs are listed', () => {
  const names = missingSettings(settingsFrom({}), mill).map(({ text }) => text.split(' ')[0]);
  expect(names).toEqual([
    'SITE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SALES_TO',
    'MAIL_IN_URL',
    'TRUST_PROXY',
  ]);
});

test('settings point at the line that explains them', () => {
  for (const { file, line, text } of missingSettings(settingsFrom({}), mill).map(placed)) {
    expect(lineIn(file, line)).toContain(`${text.split(' ')[0]}=`);
  }
});

test('nothing is listed when everything is set', () => {
  const ready = settingsFrom({
    SITE_URL: 'https://mill.in',
    SMTP_URL: 'smtps://user:secret@mail.mill.in:465',
    MAIL_FROM: 'sales@mill.in',
    SALES_TO: 'sales@mill.in',
    MAIL_IN_URL: 'imaps://sales:secret@mail.mill.in',
    MAIL_IN_AUTHSERV: 'mail.mill.in',
    TRUST_PROXY: '1',
  });
  expect(missingSettings(ready, mill)).toEqual([]);
  expect(missingPictures(() => true, read('src/content/pages-meta.ts'))).toEqual([]);
  expect(printPoints([])).toMatch(/Nothing is left/);
});

test('an assistant address without its key is listed', () => {
  const points = missingSettings(settingsFrom({ AI_BASE_URL: 'https://ai.mill.in/v1' }), mill);
  expect(points.map(({ text }) => text.split(' ')[0])).toContain('AI_API_KEY');
});

test('a database that is reached unencrypted is listed', () => {
  const listed = (mode: string) => {
    const DATABASE_URL = `postgres://u:p@db.mill.in/taana?sslmode=${mode}`;
    const points = missingSettings(settingsFrom({ DATABASE_URL }), mill);
    return points.some(({ text }) => text.startsWith('DATABASE_URL '));
  };
  expect(['disable', 'no-verify', 'verify-full'].map(listed)).toEqual([true, true, false]);
});

test('a scene without its social picture is listed once', () => {
  const points = missingPictures((path) => !path.includes('fan'), 'x');
  expect(points.map(({ text }) => text)).toEqual([
    'no social picture for scene "fan": run npm run studio',
  ]);
});

test('points are printed in blocks, each with its place', () => {
  const text = printPoints([
    { kind: 'setting', text: 'SMTP_URL is not set', file: '.env.example', line: 37 },
    { kind: 'claim', text: '"x" has no evidence', file: 'src/content/claims.ts', line: 3 },
  ]);
  expect(text).toBe(
    [
      'Unproven claims (1)',
      '  src/content/claims.ts:3  "x" has no evidence',
      '',
      'Missing settings (1)',
      '  .env.example:37  SMTP_URL is not set',
      '',
      '2 points are left before going live.',
    ].join('\n'),
  );
});

function settingsFrom(env: Record<string, string>): Settings {
  const result = readSettings(env);
  if (!result.ok) throw new Error(result.faults.join());
  return result.settings;
}
