/** Past 100 px the sticky navigation shows; CSS reads the attribute. */
export function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 100);
  addEventListener('scroll', mark, { passive: true });
  // Reading the scroll position at once would force a layout of the whole page inside the script.
  requestAnimationFrame(mark);
}
