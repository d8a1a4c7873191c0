import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claims } from '../src/content/claims.ts';
import { mill } from '../src/content/mill.ts';
import { reviews } from '../src/content/reviews.ts';
import { readSettings } from '../src/server/env.ts';
import { missingPictures } from './preflight/missing-pictures.ts';
import { missingSettings } from './preflight/missing-settings.ts';
import type { OpenPoint } from './preflight/open-point.ts';
import { placeholders } from './preflight/placeholders.ts';
import { printPoints } from './preflight/print-points.ts';
import { sampleReviews } from './preflight/sample-reviews.ts';
import { unprovenClaims } from './preflight/unproven-claims.ts';

/** Lists what an owner has to settle before going live; exits with 1 while anything is left. */
const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const settings = readSettings();
const points: OpenPoint[] = [
  ...placeholders(read('src/content/mill.ts')),
  ...unprovenClaims(Object.values(claims), read('src/content/claims.ts')),
  ...sampleReviews(reviews.all, read('src/content/reviews.ts')),
  ...missingPictures(
    (path) => existsSync(join(root, 'public', path)),
    read('src/content/pages-meta.ts'),
  ),
  ...(settings.ok
    ? missingSettings(settings.settings, mill, read('.env.example'))
    : settings.faults.map((text) => ({
        kind: 'setting' as const,
        text,
        file: '.env.example',
        line: 1,
      }))),
];

console.log(printPoints(points));
process.exitCode = points.length > 0 ? 1 : 0;
