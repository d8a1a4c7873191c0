import { type Series, seriesByPopularity } from '../../../domain/fabric/fabric.ts';

/** The series of a fabric is a word of its name. */
export function seriesIn(title: string): Series | undefined {
  const words = title.split(' ');
  return seriesByPopularity.find((series) => words.includes(series));
}

/** The name with another series in the place of the one it has, or at its end. */
export function withSeries(title: string, series: Series | undefined): string {
  const now = seriesIn(title);
  const words = title.split(' ').filter((word) => word !== '');
  const place = now === undefined ? words.length : words.indexOf(now);
  return words.toSpliced(place, now === undefined ? 0 : 1, ...(series ? [series] : [])).join(' ');
}
