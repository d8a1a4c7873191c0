import { srgbCurve } from '../../../light/colour/encode-srgb.ts';
import { toneKnee } from '../../../light/colour/print-level.ts';

/** A number as a shader writes it. */
export const n = (value: number) => (Number.isInteger(value) ? `${value}.` : `${value}`);

/** Tone curve and sRGB. */
export const printing = `vec3 print(vec3 c){
  float room=1.-${n(toneKnee)};
  c=mix(c,${n(toneKnee)}+room*(1.-exp((${n(toneKnee)}-c)/room)),step(${n(toneKnee)},c));
  return mix(${n(srgbCurve.slope)}*c,${n(srgbCurve.gain)}*pow(max(c,1e-6),vec3(${n(srgbCurve.power)}))-${n(srgbCurve.offset)},step(${n(srgbCurve.straightBelow)},c));
}`;
