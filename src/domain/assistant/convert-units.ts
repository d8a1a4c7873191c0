const gramsPerOunce = 28.349523125;
const metresPerYard = 0.9144;
const metresPerInch = 0.0254;

/** Ounces per square yard, as American and British buyers weigh cloth. */
export function gsmFromOunces(ounces: number): number {
  return (ounces * gramsPerOunce) / metresPerYard ** 2;
}

export function ouncesFromGsm(gsm: number): number {
  return (gsm * metresPerYard ** 2) / gramsPerOunce;
}

/** Net weight of a length of cloth. */
export function kilosFromMetres(metres: number, gsm: number, widthInches: number): number {
  return (metres * gramsPerMetre(gsm, widthInches)) / 1000;
}

export function metresFromKilos(kilos: number, gsm: number, widthInches: number): number {
  return (kilos * 1000) / gramsPerMetre(gsm, widthInches);
}

/** Of one running metre over the whole width. */
export function gramsPerMetre(gsm: number, widthInches: number): number {
  return gsm * widthInches * metresPerInch;
}

export function metresFromYards(yards: number): number {
  return yards * metresPerYard;
}

export function yardsFromMetres(metres: number): number {
  return metres / metresPerYard;
}

export function centimetresFromInches(inches: number): number {
  return inches * 2.54;
}

export function inchesFromCentimetres(centimetres: number): number {
  return centimetres / 2.54;
}
