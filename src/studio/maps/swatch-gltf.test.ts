import { expect, test } from 'vitest';
import { swatchGltf } from './swatch-gltf.ts';

const gltf = swatchGltf({
  name: '14B',
  widthMm: 12.5,
  heightMm: 10,
  sheen: 0.1,
  sheenColour: [0.1, 0.2, 0.4],
  seeThrough: true,
});

test('the maps repeat at true scale over ten centimetres', () => {
  const bytes = Buffer.from(gltf.buffers[0]!.uri.split(',')[1]!, 'base64');
  const places = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset + 96, bytes.byteOffset + 128),
  );
  expect(Math.max(...places)).toBeCloseTo(10, 5);
  expect(places[2]).toBeCloseTo(8, 5);
});

test('it names what the format needs: version, sheen, alpha, every texture', () => {
  expect(gltf.asset.version).toBe('2.0');
  expect(gltf.extensionsUsed).toEqual(['KHR_materials_sheen']);
  expect(gltf.materials[0]!.alphaMode).toBe('BLEND');
  expect(gltf.images.map(({ uri }) => uri)).toEqual(['base.png', 'normal.png', 'roughness.png']);
  expect(gltf.buffers[0]!.byteLength).toBe(140);
});
