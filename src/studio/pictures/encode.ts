import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { decodeSrgb, hexFromLinear } from '../../light/colour/encode-srgb.ts';
import type { PictureJob } from './job.ts';
import type { Printed } from './print.ts';

/** What the manifest says about the files written. */
export interface Encoded {
  readonly width: number;
  readonly height: number;
  readonly dominant: string;
  readonly placeholder: string;
}

const paper = '#f3eee4';
const social = { width: 1200, height: 630 } as const;
/** Measured on macros: effort 4 costs four times the time of 3 for 3 % fewer bytes. */
const effort = 3;

// One thread a picture: the pool already keeps every core busy, and the bytes stay the same on any machine.
sharp.concurrency(1);

export async function encode(
  printed: Printed,
  job: PictureJob,
  publicFolder: string,
): Promise<Encoded> {
  const { width, height, channels, bytes } = printed;
  const picture = () => sharp(bytes, { raw: { width, height, channels } });
  for (const target of job.widths) {
    const file = join(publicFolder, `${job.path}-${target}.avif`);
    await writeWhole(file, (draft) =>
      picture()
        .resize({ width: target, kernel: 'lanczos3' })
        .avif({ quality: qualityAt(target, job.quality), effort, chromaSubsampling: '4:2:0' })
        .toFile(draft),
    );
  }
  await writeSocial(picture(), job, publicFolder);
  const small = await picture().resize({ width: 24 }).avif({ quality: 45, effort }).toBuffer();
  return {
    width: job.widths.at(-1)!,
    height: Math.round((height * job.widths.at(-1)!) / width),
    dominant: dominant(printed),
    placeholder: `data:image/avif;base64,${small.toString('base64')}`,
  };
}

/** Another page's use of a picture that exists already: nothing is copied, only its social card is made. */
export async function reprint(of: string, job: PictureJob, publicFolder: string): Promise<Encoded> {
  const largest = join(publicFolder, `${of}-${job.widths.at(-1)!}.avif`);
  await writeSocial(sharp(largest), job, publicFolder);
  const { data, info } = await sharp(largest)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(largest).resize({ width: 24 }).avif({ quality: 45, effort }).toBuffer();
  return {
    width: info.width,
    height: info.height,
    dominant: dominant({ width: info.width, height: info.height, channels: 3, bytes: data }),
    placeholder: `data:image/avif;base64,${small.toString('base64')}`,
  };
}

async function writeSocial(picture: Sharp, job: PictureJob, publicFolder: string): Promise<void> {
  if (!job.social) return;
  await writeWhole(join(publicFolder, `/pictures/social/${job.social}.jpg`), (draft) =>
    picture
      .flatten({ background: paper })
      .resize({ ...social, fit: 'cover' })
      .jpeg({ quality: 68, mozjpeg: true })
      .toFile(draft),
  );
}

/** Small pictures are seen at their own size and show every loss. */
const qualityAt = (width: number, quality: number) => (width <= 360 ? quality + 4 : quality);

/** A run may be cut short at any moment; half a file must never have its final name. */
async function writeWhole(file: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  await write(draft);
  renameSync(draft, file);
}

/** Mean in linear light of what is not transparent. */
function dominant({ bytes, channels }: Printed): string {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let i = 0; i < bytes.length; i += channels * 7) {
    const alpha = channels === 4 ? bytes[i + 3]! / 255 : 1;
    for (let k = 0; k < 3; k++) sum[k]! += linear[bytes[i + k]!]! * alpha;
    weight += alpha;
  }
  const mean = (k: number) => sum[k]! / (weight || 1);
  return hexFromLinear([mean(0), mean(1), mean(2)]);
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => decodeSrgb(byte / 255));
