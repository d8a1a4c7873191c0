import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkU3ma } from '../../tests/support/swatch/check-u3ma.ts';
import { checkZip, readZip } from '../../tests/support/swatch/read-zip.ts';
import { shippedContent } from '../content/shipped-content.ts';
import { deltaE2000, labFromLinear } from '../light/colour/delta-e.ts';
import { decodeSrgb, linearFromHex } from '../light/colour/encode-srgb.ts';
import { makeSwatch } from './make-swatch.ts';
import { type SwatchCloth, swatchCloth } from './swatch-cloth.ts';
import { notKnown, type SwatchFormat, type SwatchOrder } from './swatch-order.ts';

const fabricOf = (slug: string) => shippedContent.fabrics.find((one) => one.slug === slug)!;
const size = { size: 160, mostPixels: 160 };
const teal = { name: 'Your shade', hex: '#1f6d72' };
const closed = fabricOf('tricot-premium-12b');
const net = fabricOf('power-net-premium-15g');
const made = new Date('2026-11-16T09:30:00Z');
const id = '4f0c2a8e-8d5b-4c5e-9a4d-2f6f0f4b1c11';

const jpeg: Parameters<typeof makeSwatch>[2]['jpeg'] = async ({ width, height, bytes }, quality) =>
  sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: quality * 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

let ofClosed: SwatchCloth;
let ofNet: SwatchCloth;
beforeAll(() => {
  ofClosed = swatchCloth(closed, size);
  ofNet = swatchCloth(net, size);
  for (const cloth of [ofClosed, ofNet]) {
    cloth.front();
    cloth.back();
  }
});

function make(cloth: SwatchCloth, format: SwatchFormat, shade = teal) {
  const order: SwatchOrder = { fabric: cloth.fabric, format, shade, made, id, ...size };
  return makeSwatch(order, cloth, { jpeg });
}

describe('U3MA', () => {
  test('keeps every rule of document, zip and pictures', async () => {
    expect(await checkU3ma((await make(ofClosed, 'u3ma')).bytes)).toEqual([]);
    expect(await checkU3ma((await make(ofNet, 'u3ma')).bytes)).toEqual([]);
  });

  test('tells both sides, weight, thickness, fibres, construction, and what is not known', async () => {
    const { name, bytes } = await make(ofClosed, 'u3ma');
    expect(name).toBe('tricot-premium-12b-1f6d72.u3ma');
    const { material, custom } = documentIn(bytes);
    expect(material.front.basecolor.texture.image.path).not.toBe(
      material.back.basecolor.texture.image.path,
    );
    expect(material.physics).toMatchObject({
      weight: closed.gsm.kind === 'single' ? closed.gsm.gsm : expect.any(Number),
      construction: { type: 'Tricot', name: null },
      devices: { fab: 'null' },
    });
    expect(material.physics.thickness).toBeGreaterThan(0.2);
    expect(material.physics.thickness).toBeLessThan(1.2);
    expect(material.physics.composition.parts).toHaveLength(closed.fibres.length);
    expect(material.description).toContain(notKnown);
    expect(custom.taana.notKnown).toBe(notKnown);
  });

  test('is as large as the tile, in millimetres', async () => {
    const { front } = documentIn((await make(ofNet, 'u3ma')).bytes).material;
    const { width, height } = front.basecolor.texture.image;
    const wale = 10 / net.machine.walesPerCm;
    expect(width / wale).toBeCloseTo(Math.round(width / wale), 6);
    expect(width).toBeGreaterThanOrEqual(12);
    expect(height).toBe(ofNet.heightMm);
  });

  test('has an opacity where one looks through it, and nowhere else', async () => {
    const alphaOf = async (cloth: SwatchCloth) =>
      documentIn((await make(cloth, 'u3ma')).bytes).material.front.alpha.texture;
    expect(await alphaOf(ofNet)).not.toBeNull();
    expect(await alphaOf(ofClosed)).toBeNull();
  });

  test.each(['#1f6d72', '#e8dfcf', '#201c1d'])('cloth in %s returns that shade', async (hex) => {
    const { bytes } = await make(ofClosed, 'u3ma', { name: 'Test', hex });
    const picture = readZip(bytes).get('textures/tricot-premium-12b_BASE.jpg')!;
    expect(deltaE2000(await meanLab(picture), labFromLinear(linearFromHex(hex)))).toBeLessThan(3);
  });
});

describe('GLB', () => {
  test('the validator of the format finds neither errors nor warnings', async () => {
    const striped = shippedContent.fabrics.find(({ yarns }) =>
      Object.values(yarns).some(({ colour }) => colour),
    )!;
    for (const cloth of [ofClosed, ofNet, swatchCloth(striped, size)]) {
      const { issues, info } = await validateBytes((await make(cloth, 'glb')).bytes);
      expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
      expect(info.extensionsUsed).toEqual(
        expect.arrayContaining(['KHR_materials_sheen', 'KHR_materials_variants']),
      );
    }
  });

  test('has the shade that was asked for first, then every shade of the card', async () => {
    const { materials, extensions, nodes, asset } = jsonIn((await make(ofClosed, 'glb')).bytes);
    const names = extensions.KHR_materials_variants.variants.map(
      (one: { name: string }) => one.name,
    );
    expect(names).toEqual(['Your shade', ...closed.shades.map(({ name }) => name)]);
    expect(materials).toHaveLength(names.length);
    expect(asset.extras.notKnown).toBe(notKnown);
    expect(nodes[0].extras.taana).toMatchObject({ tileMm: [ofClosed.widthMm, ofClosed.heightMm] });
    const onCard = await make(ofClosed, 'glb', closed.shades[2]);
    expect(jsonIn(onCard.bytes).materials).toHaveLength(closed.shades.length);
  });

  test('repeats the tile at true scale over ten centimetres', async () => {
    const { bytes } = await make(ofNet, 'glb');
    const { bufferViews, accessors } = jsonIn(bytes);
    expect(accessors[0].max[0]).toBeCloseTo(0.1, 6);
    const file = Buffer.from(bytes);
    const start = 20 + file.readUInt32LE(12) + 8 + bufferViews[3].byteOffset;
    const [up, across] = [file.readFloatLE(start + 4), file.readFloatLE(start + 8)];
    expect(across * ofNet.widthMm).toBeCloseTo(100, 3);
    expect(up * ofNet.heightMm).toBeCloseTo(100, 3);
  });
});

describe('plain maps', () => {
  test('are a zip that every program reads, with a note and a MaterialX file', async () => {
    const { bytes, name } = await make(ofNet, 'maps');
    expect(name).toBe('power-net-premium-15g-1f6d72-maps.zip');
    expect(checkZip(bytes)).toEqual([]);
    const files = readZip(bytes);
    const maps = ['base', 'normal', 'roughness', 'height', 'opacity'];
    expect([...files.keys()].toSorted()).toEqual(
      [
        'READ-ME.txt',
        'power-net-premium-15g.mtlx',
        ...['front', 'back'].flatMap((side) =>
          maps.map((map) => `power-net-premium-15g-${side}-${map}.png`),
        ),
      ].toSorted(),
    );
    expect(files.get('READ-ME.txt')!.toString()).toContain(notKnown);
    const surface = files.get('power-net-premium-15g.mtlx')!.toString();
    expect(surface).toContain(notKnown);
    for (const [, file] of surface.matchAll(/value="([^"]+\.png)"/g))
      expect(files.has(file!)).toBe(true);
    expect(surface).toContain(`value="${ofNet.widthMm}, ${ofNet.heightMm}"`);
  });

  test('carry their true size', async () => {
    const files = readZip((await make(ofClosed, 'maps')).bytes);
    for (const [name, bytes] of files) {
      if (!name.endsWith('.png')) continue;
      const at = bytes.indexOf('pHYs') + 4;
      const { width } = await sharp(bytes).metadata();
      expect(bytes.readUInt32BE(at) / 1000).toBeCloseTo(width / ofClosed.widthMm, 3);
      expect(bytes[at + 8]).toBe(1);
    }
    const height = await sharp(files.get('tricot-premium-12b-front-height.png')).metadata();
    expect(height).toMatchObject({ depth: 'ushort', channels: 1 });
  });
});

async function meanLab(picture: Buffer) {
  const bytes = await sharp(picture).removeAlpha().raw().toBuffer();
  const sums = [0, 0, 0];
  for (let i = 0; i < bytes.length; i++) sums[i % 3]! += decodeSrgb(bytes[i]! / 255);
  const [r, g, b] = sums.map((sum) => sum / (bytes.length / 3));
  return labFromLinear([r!, g!, b!]);
}

function jsonIn(bytes: Uint8Array) {
  const file = Buffer.from(bytes);
  return JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12)));
}

function documentIn(bytes: Uint8Array) {
  const [, text] = [...readZip(bytes)].find(([name]) => name.endsWith('.u3m'))!;
  return JSON.parse(text.toString());
}
