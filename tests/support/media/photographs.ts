import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Degrees, minutes and seconds of Amritsar, and a word to search for in what comes out. */
export const tracesOfPlace = ['Amritsar-Creel-Cam', '31/1 38/1 0/1'];

interface PhotoOptions {
  /** As stored in the file; the camera was held upright. */
  readonly width?: number;
  readonly height?: number;
  readonly noise?: number;
}

/**
 * What a telephone writes: turned on its side, in Display P3, with place and camera. Upright, its top
 * half is red and its lower half blue.
 */
export async function phonePhotograph(options: PhotoOptions = {}): Promise<Buffer> {
  const { width = 1080, height = 720, noise = 0 } = options;
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 3) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const grain = noise === 0 ? 0 : (seed >>> 24) % noise;
      // Orientation 6: the left edge of the file is the upper edge of the scene.
      const isTop = x < width / 2;
      pixels[i] = (isTop ? 200 : 40) + grain;
      pixels[i + 1] = 60 + grain;
      pixels[i + 2] = (isTop ? 60 : 180) + grain;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: tracesOfPlace[0]!, Software: tracesOfPlace[0]! },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: tracesOfPlace[1]!,
        GPSLongitudeRef: 'E',
        GPSLongitude: '74/1 52/1 0/1',
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${tracesOfPlace[0]}</p></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a6a55' } });

/** Files that are no photograph, or mean harm, with the refusal that each gets. */
export async function hostileFiles(): Promise<readonly (readonly [string, string, Buffer])[]> {
  const photograph = await phonePhotograph();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="9999"><image href="file:///etc/passwd"/></svg>';
  const text = (words: string) => Buffer.from(words, 'latin1');
  return [
    ['nothing at all', 'photo-empty', Buffer.alloc(0)],
    ['an SVG that reads a file', 'photo-drawing', text(svg)],
    ['an SVG behind a prologue', 'photo-drawing', text(`<?xml version="1.0"?>\n<!-- x -->${svg}`)],
    ['a GIF', 'photo-moving', text('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff;')],
    ['a film', 'photo-moving', text('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom')],
    ['a PDF', 'photo-document', text('%PDF-1.7\n1 0 obj')],
    ['a spreadsheet', 'photo-document', text('PK\x03\x04\x14\x00\x06\x00')],
    ['a web page', 'photo-web-page', text('<!doctype html><script>alert(1)</script>')],
    [
      'a HEIC of an iPhone',
      'photo-iphone-format',
      text('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'),
    ],
    ['a program', 'photo-no-picture', text('\x7fELF\x02\x01\x01\x00')],
    ['plain words', 'photo-no-picture', text('This is not a picture.')],
    [
      'a photograph cut in the middle',
      'photo-damaged',
      photograph.subarray(0, photograph.length / 2),
    ],
    ['a JPEG of its first bytes alone', 'photo-damaged', photograph.subarray(0, 20)],
    ['a PNG with a broken body', 'photo-damaged', await brokenPng()],
    [
      'an SVG that calls itself a JPEG',
      'photo-damaged',
      Buffer.concat([text('\xff\xd8\xff'), text(svg)]),
    ],
    [
      'an AVIF of nonsense',
      'photo-damaged',
      text('\x00\x00\x00\x18ftypavif\x00\x00\x00\x00avifmif1junk'),
    ],
    ['a bomb of 256 megapixels', 'photo-too-many-pixels', bombPng()],
    ['a thumbnail', 'photo-too-small', await plain(1600, 719).jpeg().toBuffer()],
    ['a WebP that moves', 'photo-moving', await movingWebp()],
  ];
}

/** 256 megapixels of white in 32 KB. */
function bombPng(): Buffer {
  const side = 16_000;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side / 8 + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function brokenPng(): Promise<Buffer> {
  const whole = await plain(900, 900).png({ compressionLevel: 0 }).toBuffer();
  whole.fill(0x41, 20_000, 400_000);
  return whole;
}

async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#111111', '#eeeeee'].map((background) =>
      sharp({ create: { width: 800, height: 800, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
