import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readZip } from '../../tests/support/swatch/read-zip.ts';
import { shippedContent } from '../content/shipped-content.ts';
import { jpeg } from '../studio/swatch/write-swatches.ts';
import { makeSwatch } from './make-swatch.ts';
import { swatchCloth } from './swatch-cloth.ts';
import type { SwatchFormat } from './swatch-order.ts';

/** Blender's own reader of glTF needs numpy, which Debian only recommends with it. */
const hasBlender =
  spawnSync('blender', ['-b', '--python-exit-code', '1', '--python-expr', 'import numpy'])
    .status === 0;
const where = hasBlender ? '' : ' (skipped: Blender with numpy is not installed here)';
const folder = mkdtempSync(join(tmpdir(), 'swatch-blender-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(!hasBlender)(`Blender reads GLB and U3M at their true size${where}`, async () => {
  const fabric = shippedContent.fabrics.find(({ slug }) => slug === 'power-net-premium-15g')!;
  const size = { size: 256, mostPixels: 256 };
  const cloth = swatchCloth(fabric, size);
  const make = (format: SwatchFormat) =>
    makeSwatch(
      {
        fabric,
        format,
        shade: { name: 'Your shade', hex: '#1f6d72' },
        made: new Date('2026-11-16T09:30:00Z'),
        id: '4f0c2a8e-8d5b-4c5e-9a4d-2f6f0f4b1c11',
        ...size,
      },
      cloth,
      { jpeg },
    );
  const glb = join(folder, 'swatch.glb');
  writeFileSync(glb, (await make('glb')).bytes);
  for (const [name, bytes] of readZip((await make('u3ma')).bytes)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const script = join(folder, 'read.py');
  writeFileSync(script, readInBlender);
  const said = execFileSync(
    'blender',
    [
      '-b',
      '--factory-startup',
      '-noaudio',
      '--python-exit-code',
      '1',
      '--python',
      script,
      '--',
    ].concat(glb, join(folder, `${fabric.slug}.u3m`)),
    { encoding: 'utf8', timeout: 110_000 },
  );
  const seen = JSON.parse(/^SEEN (.+)$/m.exec(said)![1]!);
  expect(seen.glb.metres[0]).toBeCloseTo(0.1, 6);
  // Blender stands it up: its z is what glTF calls y.
  expect(seen.glb.metres[2]).toBeCloseTo(0.1, 6);
  expect(seen.glb.tilesAcross).toBeCloseTo(100 / cloth.widthMm, 3);
  expect(seen.glb.variants).toEqual(['Your shade', ...fabric.shades.map(({ name }) => name)]);
  expect(seen.u3m.metres[0] * 1000).toBeCloseTo(cloth.widthMm, 5);
  expect(seen.u3m.metres[1] * 1000).toBeCloseTo(cloth.heightMm, 5);
  expect(seen.u3m.pictures).toHaveLength(10);
  expect(seen.u3m.unread).toEqual([]);
});

/** Blender reads GLB itself; a U3M is a plane of its size and the pictures that the document names. */
const readInBlender = `
import bpy, json, os, sys
import numpy
# Blender 3.4 asks for a name that newer numpy has dropped.
if not hasattr(numpy, 'bool'): numpy.bool = bool
glb, u3m = sys.argv[sys.argv.index('--') + 1:]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=glb)
piece = next(o for o in bpy.data.objects if o.type == 'MESH')
places = [tuple(l.uv) for l in piece.data.uv_layers[0].data]
across = max(p[0] for p in places) - min(p[0] for p in places)
variants = [m.name for m in bpy.data.materials]
variants = [v.name for v in getattr(bpy.data.scenes[0], 'gltf2_KHR_materials_variants_variants', [])] or variants
document = json.load(open(u3m, encoding='ascii'))['material']
folder = os.path.dirname(u3m)
pictures, unread = [], []
def look(value):
    if not isinstance(value, dict): return
    if 'repeat' in value:
        image = bpy.data.images.load(os.path.join(folder, value['path']))
        pixels = image.pixels[0:3]
        wanted = [round(value['width'] / 25.4 * value['dpi']['x']), round(value['height'] / 25.4 * value['dpi']['y'])]
        pictures.append(value['path'])
        if list(image.size) != wanted or len(pixels) != 3: unread.append(value['path'])
        return
    for one in value.values(): look(one)
for side in ('front', 'back'): look(document[side])
tile = document['front']['basecolor']['texture']['image']
w, h = tile['width'] / 1000, tile['height'] / 1000
mesh = bpy.data.meshes.new('tile')
mesh.from_pydata([(0, 0, 0), (w, 0, 0), (w, h, 0), (0, h, 0)], [], [(0, 1, 2, 3)])
tile_object = bpy.data.objects.new('tile', mesh)
bpy.context.scene.collection.objects.link(tile_object)
bpy.context.view_layer.update()
print('SEEN ' + json.dumps({
  'glb': {'metres': list(piece.dimensions), 'tilesAcross': across, 'variants': variants},
  'u3m': {'metres': list(tile_object.dimensions), 'pictures': pictures, 'unread': unread},
}))
`;
