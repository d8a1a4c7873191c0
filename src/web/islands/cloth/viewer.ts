import type { ConstructionFamily } from '../../../domain/fabric/fabric.ts';
import type { Rgb } from '../../../light/colour/encode-srgb.ts';
import { lampRing, turnedBack } from '../../../light/lamp-ring.ts';
import { type LightName, lights } from '../../../light/lights.ts';
import { groundOf, type MacroView } from '../../../light/macro-view.ts';
import { threadLooks } from '../../../light/thread-looks.ts';
import type { Vector } from '../../../light/vector.ts';
import type { Plate } from '../../../loom/types.ts';
import { halvings, makeProgram, makeTarget, makeTexture } from './gl.ts';
import * as shaders from './shaders.ts';

/** What the plate shows: which dye, in which light, seen how. */
export interface Sitting {
  readonly shade: Rgb;
  readonly light: LightName;
  /** Toward the soft box, as the camera sees it. */
  readonly key: Vector;
  readonly view: MacroView;
  /** Distance between wales, mm. */
  readonly waleSpacing: number;
  readonly family: ConstructionFamily;
}

export type Viewer = ReturnType<typeof makeViewer>;

/** Lights a plate and photographs it into the canvas of `gl`; only what has changed is done again. */
export function makeViewer(gl: WebGL2RenderingContext) {
  const programs = {
    shadow: makeProgram(gl, shaders.triangle, shaders.shadow),
    develop: makeProgram(gl, shaders.triangle, shaders.develop),
    halve: makeProgram(gl, shaders.triangle, shaders.halve),
    meter: makeProgram(gl, shaders.triangle, shaders.meter),
    photograph: makeProgram(gl, shaders.triangle, shaders.photograph),
  };
  let tile: Tile | undefined;
  let plate: Plate | undefined;
  const drawInto = (target: WebGLFramebuffer | null, width: number, height: number) => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.viewport(0, 0, width, height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };

  function castShadows(into: Tile, lamps: readonly Vector[], target: WebGLFramebuffer): void {
    const { shadow } = programs;
    shadow.use();
    shadow.texture('heights', 0, into.heights);
    shadow.number('top', plate!.top);
    shadow.triples('lamp', lamps);
    drawInto(target, plate!.coarseWidth, plate!.coarseHeight);
  }

  function developTile(into: Tile, { shade, light, key, view, family }: Sitting): number {
    const lamps = lampRing(turnedBack(key, view.rotation), lights[light]);
    const toward = lamps.map((lamp) => lamp.toward);
    castShadows(into, toward.slice(0, 8), into.near);
    // The walls stay where they are while the soft box moves.
    if (!developed) castShadows(into, toward.slice(8), into.far);
    const looks = threadLooks(plate!.threads, shade, family);
    const { develop } = programs;
    develop.use();
    develop.texture('fibres', 0, into.fibres);
    develop.texture('yarns', 1, into.yarns);
    develop.texture('hairs', 2, into.hairs);
    into.reach.forEach((texture, at) => develop.texture(`reach${at}`, 3 + at, texture));
    develop.triples('lamp', toward);
    develop.triples(
      'power',
      lamps.map((lamp) => lamp.colour),
    );
    develop.triples(
      'albedo',
      looks.map((look) => look.albedo),
    );
    develop.triples(
      'look',
      looks.map((look) => [look.lustre, look.gloss, look.crevice]),
    );
    develop.triples('below', [groundOf(view.ground, shade).colour]);
    develop.pair('coarse', [plate!.coarseWidth, plate!.coarseHeight]);
    drawInto(into.litTarget, plate!.width, plate!.height);
    halveTile(into);
    programs.meter.use();
    programs.meter.texture('lit', 0, into.lit);
    drawInto(into.meterTarget, 1, 1);
    const shares = looks.map((look, at) => plate!.threads[at]!.share * look.wanted);
    return into.covered * shares.reduce((sum, share) => sum + share, 0);
  }

  function halveTile({ lit, levels }: Tile): void {
    programs.halve.use();
    programs.halve.texture('lit', 0, lit);
    levels.forEach((target, at) => {
      // A level is drawn from the one before it; without these bounds that would be reading what is being drawn.
      readLevels(at, at);
      drawInto(target, plate!.width >> (at + 1), plate!.height >> (at + 1));
    });
    readLevels(0, halvings);
  }

  function readLevels(first: number, last: number): void {
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_BASE_LEVEL, first);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, last);
  }

  let developed: Sitting | undefined;
  let wanted = 0;
  return {
    /** Takes another piece of cloth, and lets the one before it go. */
    load(next: Plate): void {
      if (next.threads.length > shaders.mostThreads) throw new Error('too many threads');
      tile?.free();
      plate = next;
      tile = makeTile(gl, next);
      developed = undefined;
    },
    draw(sitting: Sitting): void {
      if (!tile || !plate) return;
      if (!sameLight(sitting, developed)) {
        wanted = developTile(tile, sitting);
        developed = sitting;
      }
      const { view, waleSpacing } = sitting;
      const { width, height } = gl.canvas;
      const { photograph } = programs;
      photograph.use();
      photograph.texture('lit', 0, tile.lit);
      photograph.texture('metered', 1, tile.metered);
      photograph.pair('canvas', [width, height]);
      photograph.pair('centre', view.centre ?? [0.5, 0.5]);
      // Not the texels that the tile came to have: the studio's camera does not count them either.
      photograph.number('scale', (plate.pxPerMm * view.wales * waleSpacing) / width);
      photograph.number('rotation', view.rotation);
      photograph.number('tilt', view.tilt);
      photograph.number('sharp', view.sharp);
      photograph.number('wanted', wanted);
      drawInto(null, width, height);
    },
    /** Waits for what was drawn, and returns it row by row from the foot. */
    read(): Uint8Array {
      const { width, height } = gl.canvas;
      const pixels = new Uint8Array(width * height * 4);
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      return pixels;
    },
  };
}

const sameLight = (one: Sitting, other: Sitting | undefined) =>
  one.light === other?.light &&
  one.key.join() === other.key.join() &&
  one.shade.join() === other.shade.join() &&
  one.view === other.view;

/** The meter's mean is of the whole tile, with nothing where it is open. */
function coveredShare({ yarn }: Plate): number {
  let open = 0;
  for (let at = 3; at < yarn.length; at += 4) if (yarn[at] === 255) open++;
  return 1 - open / (yarn.length / 4);
}

type Tile = ReturnType<typeof makeTile>;

function makeTile(gl: WebGL2RenderingContext, plate: Plate) {
  const size = [plate.width, plate.height] as const;
  const coarse = [plate.coarseWidth, plate.coarseHeight] as const;
  const reach = [0, 1, 2, 3].map(() => makeTexture(gl, 'rgba8', coarse, null, 'linear'));
  const lit = makeTexture(gl, 'rgba16f', size, null, 'levels');
  const metered = makeTexture(gl, 'rgba16f', [1, 1]);
  const textures = {
    fibres: makeTexture(gl, 'rgba8', size, plate.fibre),
    yarns: makeTexture(gl, 'rgba8', size, plate.yarn),
    hairs: makeTexture(gl, 'rg8', size, plate.hair),
    heights: makeTexture(gl, 'r32f', coarse, plate.heights),
  };
  const targets = {
    near: makeTarget(gl, reach.slice(0, 2)),
    far: makeTarget(gl, reach.slice(2)),
    litTarget: makeTarget(gl, [lit]),
    meterTarget: makeTarget(gl, [metered]),
  };
  const levels = Array.from({ length: halvings }, (_, at) => makeTarget(gl, [lit], at + 1));
  const free = () => {
    for (const texture of [...Object.values(textures), ...reach, lit, metered])
      gl.deleteTexture(texture);
    for (const target of [...Object.values(targets), ...levels]) gl.deleteFramebuffer(target);
  };
  const covered = coveredShare(plate);
  return { ...textures, ...targets, levels, reach, lit, metered, covered, free };
}
