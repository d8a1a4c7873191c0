export {
  decodeSrgb,
  encodeSrgb,
  hexFromLinear,
  linearFromHex,
  type Rgb,
} from '../../loom/index.ts';
