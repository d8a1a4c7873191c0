import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { planPictures } from '../pictures/plan/plan-pictures.ts';
import { drawSheet } from './draw-sheet.ts';
import { planSheets } from './plan-sheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every picture that has files of its own is on exactly one sheet', () => {
  const plan = planPictures();
  const shown = planSheets(plan).flatMap(({ frames }) => frames.map(({ file }) => file));
  expect(new Set(shown).size).toBe(shown.length);
  const own = plan.filter(({ recipe }) => recipe.kind !== 'print');
  for (const { path } of own)
    expect(shown.filter((file) => file.startsWith(`${path}-`)).length).toBeGreaterThan(0);
  expect(shown.length).toBe(own.length);
});

test('no sheet is too long to look at, and no two have one name', () => {
  const sheets = planSheets(planPictures());
  expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
  for (const { frames } of sheets) expect(frames.length).toBeLessThanOrEqual(30);
});

test('a sheet shows the pictures in their order and names those that are not made', async () => {
  const file = '/pictures/red-360.avif';
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  await sharp({ create: { width: 360, height: 360, channels: 3, background: '#c01020' } })
    .avif()
    .toFile(join(folder, file));
  const { jpeg, missing } = await drawSheet(
    {
      name: 'two',
      frames: [
        { file: '/pictures/none-360.avif', label: 'none & nothing' },
        { file, label: 'red' },
      ],
    },
    folder,
  );
  expect(missing).toEqual(['/pictures/none-360.avif']);
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  const greenAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1]!;
  const second = Math.round((info.width * 3) / 4);
  expect(redAt(second, 160) - greenAt(second, 160)).toBeGreaterThan(120);
  expect(redAt(100, 160) - greenAt(100, 160)).toBeLessThan(40);
});
