import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureFacts } from '../../domain/picture/picture.ts';
import { encodeSocial } from '../../imaging/encode-social.ts';
import { encodePlaceholder } from '../../imaging/encode-widths.ts';
import { meanColour } from '../../imaging/mean-colour.ts';
import { encoderOf } from './encode-strip.ts';
import type { PictureJob } from './job.ts';
import type { Printed } from './print.ts';

/** What the manifest says about the files written. */
export type Encoded = Omit<PictureFacts, 'widths'>;

// One thread a picture: the pool already keeps every core busy, and the bytes stay the same on any machine.
sharp.concurrency(1);

export async function encode(
  printed: Printed,
  job: PictureJob,
  publicFolder: string,
): Promise<Encoded> {
  const { widths, quality } = job;
  const made = await encoderOf(job.recipe)(printed, {
    widths,
    quality,
    social: job.social !== undefined,
  });
  for (const [width, bytes] of made.files) {
    writeWhole(join(publicFolder, `${job.path}-${width}.avif`), bytes);
  }
  if (job.social && made.social) writeWhole(socialFile(job.social, publicFolder), made.social);
  const { widths: _widths, ...facts } = made.facts;
  return facts;
}

/** Another page's use of a picture that exists already: nothing is copied, only its social card is made. */
export async function reprint(of: string, job: PictureJob, publicFolder: string): Promise<Encoded> {
  const largest = join(publicFolder, `${of}-${job.widths.at(-1)!}.avif`);
  if (job.social)
    writeWhole(socialFile(job.social, publicFolder), await encodeSocial(sharp(largest)));
  const { data, info } = await sharp(largest)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return {
    width,
    height,
    dominant: meanColour({ width, height, channels: 3, bytes: data }),
    placeholder: await encodePlaceholder(sharp(largest)),
  };
}

const socialFile = (name: string, publicFolder: string) =>
  join(publicFolder, `/pictures/social/${name}.jpg`);

/** A run may be cut short at any moment; half a file must never have its final name. */
function writeWhole(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, bytes);
  renameSync(`${file}.draft`, file);
}
