import { pagesMeta } from '../../src/content/pages-meta.ts';
import { lineOf } from './line-of.ts';
import type { PrintedPoint } from './print-points.ts';

const file = 'src/content/pages-meta.ts';

/** Link previews without a picture; `exists` looks for a path under `public/`. */
export function missingPictures(exists: (path: string) => boolean, source: string): PrintedPoint[] {
  const scenes = new Set(
    [...Object.values(pagesMeta.pages), ...Object.values(pagesMeta.categories)].map(
      ({ scene }) => scene,
    ),
  );
  return [...scenes]
    .filter((scene) => !exists(`/pictures/social/${scene}.jpg`))
    .map((scene) => ({
      kind: 'picture',
      text: `no social picture for scene "${scene}": run npm run studio`,
      file,
      line: lineOf(source, new RegExp(`scene: '${scene}'`)),
    }));
}
