/** Past 100 px the sticky navigation shows; CSS reads the mark. */
export function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 100);
  addEventListener('scroll', mark, { passive: true });
  // Asked at once, the whole page would be laid out inside the script.
  requestAnimationFrame(mark);
}
