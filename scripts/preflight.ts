import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claims } from '../src/content/claims.ts';
import { mill } from '../src/content/mill.ts';
import { reviews } from '../src/content/reviews.ts';
import { dayIn } from '../src/domain/claim/days.ts';
import { readSettings } from '../src/server/env.ts';
import { missingSettings } from '../src/server/going-live/missing-settings.ts';
import { openClaims } from '../src/server/going-live/open-claims.ts';
import { placeholders } from '../src/server/going-live/placeholders.ts';
import { sampleReviews } from '../src/server/going-live/sample-reviews.ts';
import { missingPictures } from './preflight/missing-pictures.ts';
import { placeOf } from './preflight/place-of.ts';
import { printPoints, type PrintedPoint } from './preflight/print-points.ts';

/**
 * Lists what an owner has to settle before going live, of what the project ships; the desk shows the same
 * rules of what the mill has published. Exits with 1 while anything is left.
 */
const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const settings = readSettings();
const points: PrintedPoint[] = [
  ...[
    ...placeholders(mill),
    ...openClaims(Object.values(claims), dayIn(mill.timeZone, Date.now())),
    ...sampleReviews(reviews.all),
    ...(settings.ok ? missingSettings(settings.settings, mill) : []),
  ].map(({ kind, text, place }) => ({ kind, text, ...placeOf(place, read) })),
  ...missingPictures(
    (path) => existsSync(join(root, 'public', path)),
    read('src/content/pages-meta.ts'),
  ),
  ...(settings.ok ? [] : settings.faults).map((text) => ({
    kind: 'setting' as const,
    text,
    file: '.env.example',
    line: 1,
  })),
];

console.log(printPoints(points));
process.exitCode = points.length > 0 ? 1 : 0;
