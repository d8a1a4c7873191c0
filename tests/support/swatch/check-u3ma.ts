import sharp from 'sharp';
import { checkZip, readZip } from './read-zip.ts';
import { u3mSchema } from './u3m-schema.ts';

/** All that is wrong with a U3MA: its zip, its document, and pictures that are not what the document says. */
export async function checkU3ma(bytes: Uint8Array): Promise<readonly string[]> {
  const faults = [...checkZip(bytes)];
  const files = readZip(bytes);
  const documents = [...files.keys()].filter((name) => name.endsWith('.u3m'));
  if (documents.length !== 1) return [...faults, `${documents.length} documents instead of one`];
  const read = u3mSchema.safeParse(JSON.parse(files.get(documents[0]!)!.toString('utf8')));
  if (!read.success)
    return [...faults, ...read.error.issues.map((one) => `${one.path.join('.')}: ${one.message}`)];
  const { front, back } = read.data.material;
  const images = [front, back].flatMap((side) =>
    Object.values(side ?? {}).flatMap((value) => imagesIn(value)),
  );
  const used = new Set([documents[0]!]);
  for (const { path, width, height, dpi } of images) {
    used.add(path);
    const picture = files.get(path);
    if (!picture) faults.push(`${path} is missing`);
    else faults.push(...(await checkPicture(path, picture, { width, height, dpi })));
  }
  for (const name of files.keys()) if (!used.has(name)) faults.push(`${name} is never named`);
  return faults;
}

interface Image {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly dpi: { readonly x: number; readonly y: number };
}

function imagesIn(value: unknown): Image[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('path' in value) return [value as Image];
  return Object.values(value).flatMap((one) => imagesIn(one));
}

/** Every reader takes RGB of 8 or 16 bits; the preview is smaller than it says its cloth is fine. */
async function checkPicture(path: string, picture: Buffer, image: Omit<Image, 'path'>) {
  const { width, height, channels, depth, space } = await sharp(picture).metadata();
  const faults: string[] = [];
  if (channels !== 3 || !['srgb', 'rgb16'].includes(space))
    faults.push(`${path} is ${space} with ${channels} channels`);
  if (depth !== (path.includes('_DISP') ? 'ushort' : 'uchar')) faults.push(`${path} is ${depth}`);
  const differs = (pixels: number, mm: number, dpi: number) =>
    Math.abs(pixels - (mm / 25.4) * dpi) > 0.51;
  if (differs(width, image.width, image.dpi.x) || differs(height, image.height, image.dpi.y))
    faults.push(`${path} is ${width} × ${height} px, not as wide as it says`);
  return faults;
}
