import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureJob } from '../pictures/job.ts';
import { publicFolder, sheetsFolder } from '../pictures/places.ts';
import { drawSheet } from './draw-sheet.ts';
import { planSheets } from './plan-sheets.ts';

/** Writes contact sheets of these pictures; tells each file and what could not be shown on it. */
export async function writeSheets(
  plan: readonly PictureJob[],
  say: (line: string) => void,
): Promise<void> {
  mkdirSync(sheetsFolder, { recursive: true });
  for (const sheet of planSheets(plan)) {
    const { jpeg, missing } = await drawSheet(sheet, publicFolder);
    const file = join(sheetsFolder, `${sheet.name}.jpg`);
    writeFileSync(file, jpeg);
    say(`${file}  ${sheet.frames.length} pictures`);
    for (const picture of missing) say(`  not made: ${picture}`);
  }
}
