/** A picture as sRGB bytes, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly bytes: Uint8Array;
}
