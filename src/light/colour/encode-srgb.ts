export {
  decodeSrgb,
  encodeSrgb,
  hexFromLinear,
  linearFromHex,
  type Rgb,
  srgbCurve,
} from '../../loom/maps/srgb.ts';
