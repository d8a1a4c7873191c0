/**
 * The first page of a visit to a phone is painted in installed fonts (`styles/sheets/first-visit.css`).
 * Each face that came by itself would lay out the whole page once more: they are asked for together,
 * after the first frames, and shown when the last of them has come, or not at all on this page.
 */
export function showFaces(root: Document): void {
  const { dataset } = root.documentElement;
  if (!dataset['late']) return;
  const narrow = matchMedia('(width<48rem)');
  // A phone that is turned begins its waiting anew, when nobody would end it.
  narrow.addEventListener('change', () => delete dataset['late']);
  if (narrow.matches)
    setTimeout(async () => {
      // Those that take longer are left to the next page: this one is being read.
      const latest = Date.now() + 800;
      // Those for rare letters come where such a letter stands.
      await Promise.allSettled(
        [...root.fonts].map((face) => face.display === 'swap' && face.load()),
      );
      if (Date.now() > latest) return;
      // Without the mark the whole page would be styled anew at once.
      for (const waiting of root.getAnimations()) waiting.play();
    }, 100);
}
