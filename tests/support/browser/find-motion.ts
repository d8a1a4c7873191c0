import type { Page } from 'playwright-core';

/** Elements that move although the visitor prefers reduced motion. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => {
        const { target, pseudoElement } = animation.effect as KeyframeEffect;
        const name = (animation as CSSAnimation).animationName ?? 'transition';
        return `${name} of ${target?.tagName.toLowerCase()}.${target?.className}${pseudoElement ?? ''}`;
      }),
  );
}
