import { domeColour, drapedLight, keyColour } from '../../../../light/draped-light.ts';
import { linearFromHex, type Rgb } from '../../../../light/colour/encode-srgb.ts';
import { cameraMatrix, tableTurn } from '../../../../light/drape/drape-camera.ts';
import { type Drape, horizons, onceDirections } from '../../../../light/drape/drape-file.ts';
import { aroundTable, boxLength, elevationOf } from '../../../../light/drape/soft-box.ts';
import { turnedBack } from '../../../../light/lamp-ring.ts';
import { type LightName, lights } from '../../../../light/lights.ts';
import { normalise, type Vector } from '../../../../light/vector.ts';
import { makeProgram, makeTexture } from '../gl.ts';
import type { HungCloth } from '../order.ts';
import { attributes, buildMesh, stride } from './build-mesh.ts';
import { drapeFragment, drapeVertex } from './drape-shaders.ts';
import { exposer } from './expose.ts';

/** What hangs there: which dye, in which light. */
export interface HangingSitting {
  readonly shade: Rgb;
  readonly light: LightName;
  /** Toward the soft box, as the camera sees it; without it the studio's own. */
  readonly key?: Vector;
  /** Seen through openings. */
  readonly ground: string;
}

export type Hanging = ReturnType<typeof makeHanging>;

/** Each pixel is lit at four places of the cloth, half a pixel apart: at one, wales beat with pixels and draw streaks. */
const apart = 0.5;

/** Hangs cloth into a baked drape and draws it into the canvas of `gl`. */
export function makeHanging(gl: WebGL2RenderingContext, drape: Drape) {
  const { head } = drape;
  const program = makeProgram(gl, drapeVertex, drapeFragment);
  const mesh = buildMesh(drape);
  const array = makeArray(gl, mesh);
  const expose = exposer(mesh, head);
  const turn = tableTurn(head.camera);
  let cloth: (HungCloth & { readonly textures: readonly WebGLTexture[] }) | undefined;

  function lightFor(lamp: Vector): void {
    const white = expose(lamp);
    const times = (colour: Rgb, by: Rgb): Rgb => [
      colour[0] * by[0],
      colour[1] * by[1],
      colour[2] * by[2],
    ];
    program.triples('keyLight', [times(keyColour, white)]);
    program.triples('domeLight', [times(domeColour, white)]);
    // The ground shows its own colour where nothing shades it.
    const [openKey, openDome] = head.open;
    const raised = lamp[2] / head.key[2];
    const share = (k: 0 | 1 | 2) =>
      1 / (keyColour[k] * openKey * raised + domeColour[k] * openDome);
    const open: Rgb = [share(0), share(1), share(2)];
    program.triples('groundKey', [
      times(keyColour, [open[0] * raised, open[1] * raised, open[2] * raised]),
    ]);
    program.triples('groundDome', [times(domeColour, open)]);
    program.triples('lamp', [lamp]);
    program.triples('box', [
      [elevationOf(lamp), head.keySize, head.keyPower * boxLength(head.keySize)],
    ]);
    program.fours('toward', aroundTable(head, lamp, horizons));
    program.fours('around', [
      ...aroundTable(head, lamp, onceDirections).map((weight) => weight * raised),
      1,
      0,
    ]);
  }

  return {
    /** The studio's lamp, as the camera sees it. */
    key: turnedBack(head.key, turn),
    /** Millimetres across the frame. */
    acrossMm: acrossMm(head),
    /** Takes another piece of cloth, and lets the one before it go. */
    load(next: HungCloth): void {
      for (const texture of cloth?.textures ?? []) gl.deleteTexture(texture);
      const size = [next.size, next.size] as const;
      const textures = [next.relief, next.own ?? new Uint8Array(4)].map((data) => {
        const made = makeTexture(gl, 'rgba8', data.length > 4 ? size : [1, 1], data, 'smooth');
        gl.generateMipmap(gl.TEXTURE_2D);
        return made;
      });
      cloth = { ...next, textures };
    },
    draw({ shade, light, key, ground }: HangingSitting): void {
      if (!cloth) return;
      const { width, height } = gl.canvas;
      const { surface, balance, size, widthMm, heightMm, mostDye, own, textures } = cloth;
      const colour = linearFromHex(ground);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      gl.viewport(0, 0, width, height);
      gl.enable(gl.DEPTH_TEST);
      const code = Number.parseInt(ground.slice(1), 16);
      gl.clearColor((code >> 16) / 255, ((code >> 8) & 255) / 255, (code & 255) / 255, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      program.use();
      lightFor(key ? turnedBack(normalise(key), -turn) : head.key);
      program.texture('relief', 0, textures[0]!);
      program.texture('own', 1, textures[1]!);
      program.matrix('camera', cameraMatrix(head.camera, width, height));
      program.triples('eye', [head.camera.eye]);
      program.triples('tile', [[widthMm, heightMm, mostDye]]);
      program.triples('shade', [shade]);
      program.triples('ground', [colour]);
      program.triples('light', [lights[light]]);
      program.triples('look', [[surface.bump, surface.sheen, surface.contrast]]);
      program.triples('gloss', [[surface.lustre, surface.roughness, surface.grain]]);
      program.triples('floats', [[surface.masked, surface.tint, surface.streak]]);
      const figureTexels = (drapedLight.figureMm * size) / widthMm;
      program.triples('figure', [[surface.figure, figureTexels, size]]);
      program.triples('balance', [[balance.gain, balance.meanDye, balance.open ? 1 : 0]]);
      program.triples('through', [[head.sheer, own ? 1 : 0, apart]]);
      gl.bindVertexArray(array);
      gl.drawElements(gl.TRIANGLES, mesh.index.length, gl.UNSIGNED_INT, 0);
      gl.bindVertexArray(null);
      gl.disable(gl.DEPTH_TEST);
    },
  };
}

function makeArray(
  gl: WebGL2RenderingContext,
  { vertices, index }: ReturnType<typeof buildMesh>,
): WebGLVertexArrayObject {
  const made = gl.createVertexArray();
  gl.bindVertexArray(made);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.STATIC_DRAW);
  let from = 0;
  attributes.forEach((size, at) => {
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, size, gl.FLOAT, false, stride * 4, from * 4);
    from += size;
  });
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, index, gl.STATIC_DRAW);
  gl.bindVertexArray(null);
  return made;
}

function acrossMm({ camera: { eye, at, angle } }: Drape['head']): number {
  const distance = Math.hypot(eye[0] - at[0], eye[1] - at[1], eye[2] - at[2]);
  return 2 * distance * Math.tan((angle * Math.PI) / 360);
}
