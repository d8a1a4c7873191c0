import type { Kind, OpenPoint } from './open-point.ts';

const headings: Readonly<Record<Kind, string>> = {
  placeholder: 'Placeholders',
  claim: 'Unproven claims',
  'search engines': 'Search-engine risks',
  sample: 'Sample reviews',
  picture: 'Missing pictures',
  setting: 'Missing settings',
};

/** One block for each kind and one line for each point, with the place to change. */
export function printPoints(points: readonly OpenPoint[]): string {
  if (points.length === 0) return 'Nothing is left to settle. Go live.';
  const blocks = (Object.keys(headings) as Kind[]).flatMap((kind) => {
    const own = points.filter((point) => point.kind === kind);
    if (own.length === 0) return [];
    const lines = own.map(({ file, line, text }) => `  ${file}:${line}  ${text}`);
    return [`${headings[kind]} (${own.length})\n${lines.join('\n')}`];
  });
  return `${blocks.join('\n\n')}\n\n${points.length} points are left before going live.`;
}
