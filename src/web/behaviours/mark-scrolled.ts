/** Past 100 px the sticky navigation shows; CSS reads the mark. */
export function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 100);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
