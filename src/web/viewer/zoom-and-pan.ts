/** How a picture is shown: its zoom, and how far its middle is from the middle of the stage. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Widths and heights of the stage and of the picture at 100 %, in the same pixels. */
export interface Extent {
  readonly stage: { readonly width: number; readonly height: number };
  readonly picture: { readonly width: number; readonly height: number };
}

export const zoomLimits = { least: 0.5, most: 4, step: 1.5 } as const;

export const atRest: View = { zoom: 1, x: 0, y: 0 };

/** Zooms in or out; the point under the finger or the pointer stays in place as far as possible. */
export function zoomBy(view: View, factor: number, extent: Extent, at: Point = view): View {
  const zoom = Math.min(zoomLimits.most, Math.max(zoomLimits.least, view.zoom * factor));
  const ratio = zoom / view.zoom;
  const moved = { zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return keepOnStage(moved, extent);
}

/** Moves an enlarged picture, but never off the stage; a picture at 100 % or less does not move. */
export function dragBy(view: View, by: Point, extent: Extent): View {
  return keepOnStage({ ...view, x: view.x + by.x, y: view.y + by.y }, extent);
}

function keepOnStage(view: View, { stage, picture }: Extent): View {
  if (view.zoom <= 1) return { zoom: view.zoom, x: 0, y: 0 };
  const reach = (size: number, room: number) => Math.max(0, (size * view.zoom - room) / 2);
  return {
    zoom: view.zoom,
    x: within(view.x, reach(picture.width, stage.width)),
    y: within(view.y, reach(picture.height, stage.height)),
  };
}

function within(value: number, reach: number): number {
  return Math.min(reach, Math.max(-reach, value));
}
