import type { PointKind } from '../../src/server/going-live/open-point.ts';
import type { FilePlace } from './place-of.ts';

type Kind = PointKind | 'picture';

/** A point with the place in the source that an engineer changes. */
export interface PrintedPoint extends FilePlace {
  readonly kind: Kind;
  readonly text: string;
}

const headings: Readonly<Record<Kind, string>> = {
  placeholder: 'Placeholders',
  claim: 'Unproven claims',
  'search engines': 'Search-engine risks',
  sample: 'Sample reviews',
  picture: 'Missing pictures',
  setting: 'Missing settings',
};

/** One block for each kind and one line for each point, with the place to change. */
export function printPoints(points: readonly PrintedPoint[]): string {
  if (points.length === 0) return 'Nothing is left to settle. Go live.';
  const blocks = (Object.keys(headings) as Kind[]).flatMap((kind) => {
    const own = points.filter((point) => point.kind === kind);
    if (own.length === 0) return [];
    const lines = own.map(({ file, line, text }) => `  ${file}:${line}  ${text}`);
    return [`${headings[kind]} (${own.length})\n${lines.join('\n')}`];
  });
  return `${blocks.join('\n\n')}\n\n${points.length} points are left before going live.`;
}
