import { readLine } from '../../line.ts';

/**
 * Set by a test that has no graphics card: drawing by software, and slowly, is then good enough.
 * Kept for the tab only.
 */
const softwareKey = 'cloth-software';

/** Longest that one frame may take on a machine worth drawing on. */
const frameMs = 150;

/** Whether to try at all: a visitor who saves data or memory keeps the picture. */
export function mayLive(motif: boolean): boolean {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  if (readLine().saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return !motif || deviceMemory >= 4;
}

/** Drawn by the processor: it would take a second for each move of the light. */
export function drawsBySoftware(gl: WebGL2RenderingContext): boolean {
  if (allowsSoftware()) return false;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}

/** Times one frame; the first one also compiles and does not count. */
export function isQuick(frame: () => void): boolean {
  if (allowsSoftware()) return true;
  frame();
  const started = performance.now();
  frame();
  return performance.now() - started <= frameMs;
}

export function allowsSoftware(): boolean {
  try {
    return sessionStorage.getItem(softwareKey) === 'allowed';
  } catch {
    return false;
  }
}
