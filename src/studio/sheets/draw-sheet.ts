import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { palette } from '../../domain/design/palette.ts';
import type { ContactSheet, Frame } from './plan-sheets.ts';

const columns = 6;
const frameSize = 340;
const gap = 10;
const labelHeight = 26;
const cell = { width: frameSize + gap, height: frameSize + labelHeight + gap } as const;

/** A JPEG; where a picture has not been made yet its frame says so. */
export async function drawSheet(
  { frames }: ContactSheet,
  publicFolder: string,
): Promise<{ readonly jpeg: Buffer; readonly missing: readonly string[] }> {
  const missing = frames.filter(({ file }) => !existsSync(join(publicFolder, file)));
  const rows = Math.ceil(frames.length / columns);
  const overlays: OverlayOptions[] = [];
  for (const [i, frame] of frames.entries()) {
    const left = gap + (i % columns) * cell.width;
    const top = gap + Math.floor(i / columns) * cell.height;
    const here = !missing.includes(frame);
    if (here) overlays.push({ input: await shrunk(join(publicFolder, frame.file)), left, top });
    overlays.push({ input: label(frame, here), left, top: top + frameSize });
  }
  const jpeg = await sharp({
    create: {
      width: gap + Math.min(columns, frames.length) * cell.width,
      height: gap + rows * cell.height,
      channels: 3,
      background: palette.paper,
    },
  })
    .composite(overlays)
    .jpeg({ quality: 86 })
    .toBuffer();
  return { jpeg, missing: missing.map(({ file }) => file) };
}

/** Cut-outs and strips are laid on a middle grey, or their alpha would not be seen. */
function shrunk(file: string): Promise<Buffer> {
  return sharp(file)
    .flatten({ background: '#8a8680' })
    .resize({ width: frameSize, height: frameSize, fit: 'contain', background: palette.paper })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function label({ label: words }: Frame, made: boolean): Buffer {
  const said = (made ? words : `${words}: not made`).replaceAll('&', '&amp;');
  // A letter is some three fifths as wide as it is high; long names are set smaller rather than cut.
  const size = Math.min(15, Math.floor(frameSize / (said.length * 0.6)));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frameSize}" height="${labelHeight}">` +
      `<text x="0" y="17" font-family="sans-serif" font-size="${size}" fill="${palette.ink}">${said}</text></svg>`,
  );
}
