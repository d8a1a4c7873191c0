import { type Fabric, seriesByPopularity } from '../fabric/fabric.ts';

/** Popularity order of the series; fabrics without a series keep their place after them. */
export function rankSeries<F extends Pick<Fabric, 'series'>>(fabrics: readonly F[]): F[] {
  return fabrics.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ series }: Pick<Fabric, 'series'>): number {
  return series === undefined ? seriesByPopularity.length : seriesByPopularity.indexOf(series);
}
