/** A context that can hold light above white until the tone curve, or null. */
export function openGl(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false });
  return gl?.getExtension('EXT_color_buffer_float') ? gl : null;
}

export type Program = ReturnType<typeof makeProgram>;

export function makeProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
  const made = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  if (!gl.getProgramParameter(made, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(
      [
        gl.getProgramInfoLog(made),
        ...gl.getAttachedShaders(made)!.map((s) => gl.getShaderInfoLog(s)),
      ].join('\n'),
    );
  const known = new Map<string, WebGLUniformLocation | null>();
  const place = (name: string) => {
    if (!known.has(name)) known.set(name, gl.getUniformLocation(made, name));
    return known.get(name)!;
  };
  return {
    use: () => gl.useProgram(made),
    number: (name: string, value: number) => gl.uniform1f(place(name), value),
    pair: (name: string, [x, y]: readonly [number, number]) => gl.uniform2f(place(name), x, y),
    matrix: (name: string, values: readonly number[]) =>
      gl.uniformMatrix4fv(place(name), false, values),
    fours: (name: string, values: readonly number[]) => gl.uniform4fv(place(name), values),
    triples: (name: string, values: readonly (readonly number[])[]) =>
      gl.uniform3fv(place(name), values.flat()),
    texture(name: string, unit: number, texture: WebGLTexture) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform1i(place(name), unit);
    },
  };
}

const kinds = {
  rgba8: ['RGBA8', 'RGBA', 'UNSIGNED_BYTE'],
  rg8: ['RG8', 'RG', 'UNSIGNED_BYTE'],
  r32f: ['R32F', 'RED', 'FLOAT'],
  rgba16f: ['RGBA16F', 'RGBA', 'HALF_FLOAT'],
} as const;

/** How often a tile with `levels` is halved. */
export const halvings = 2;

/** `smooth` reads a pyramid between two levels, filled by `generateMipmap`; `levels` one of those that were drawn. */
export function makeTexture(
  gl: WebGL2RenderingContext,
  kind: keyof typeof kinds,
  [width, height]: readonly [number, number],
  data: ArrayBufferView | null = null,
  filter: 'nearest' | 'linear' | 'levels' | 'smooth' = 'nearest',
): WebGLTexture {
  const [inner, format, type] = kinds[kind];
  const made = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, made);
  // Rows of two bytes a texel need not be multiples of four.
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  if (filter === 'levels') gl.texStorage2D(gl.TEXTURE_2D, halvings + 1, gl[inner], width, height);
  else gl.texImage2D(gl.TEXTURE_2D, 0, gl[inner], width, height, 0, gl[format], gl[type], data);
  const smooth = filter === 'nearest' ? gl.NEAREST : gl.LINEAR;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, smooth);
  gl.texParameteri(
    gl.TEXTURE_2D,
    gl.TEXTURE_MIN_FILTER,
    filter === 'levels'
      ? gl.LINEAR_MIPMAP_NEAREST
      : filter === 'smooth'
        ? gl.LINEAR_MIPMAP_LINEAR
        : smooth,
  );
  // Cloth that is seen askew stays sharp along its folds.
  const askew = filter === 'smooth' && gl.getExtension('EXT_texture_filter_anisotropic');
  if (askew) gl.texParameterf(gl.TEXTURE_2D, askew.TEXTURE_MAX_ANISOTROPY_EXT, 4);
  return made;
}

export function makeTarget(
  gl: WebGL2RenderingContext,
  textures: readonly WebGLTexture[],
  level = 0,
): WebGLFramebuffer {
  const made = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, made);
  textures.forEach((texture, at) =>
    gl.framebufferTexture2D(
      gl.FRAMEBUFFER,
      gl.COLOR_ATTACHMENT0 + at,
      gl.TEXTURE_2D,
      texture,
      level,
    ),
  );
  gl.drawBuffers(textures.map((_, at) => gl.COLOR_ATTACHMENT0 + at));
  return made;
}
