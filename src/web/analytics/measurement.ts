/** Ids of the measurement services, if the owner configured any; the build defines them. */
export interface Measurement {
  readonly analyticsId?: string;
  readonly adsId?: string;
}

declare const __MEASUREMENT__: Measurement;

export const measurement: Measurement = __MEASUREMENT__;
