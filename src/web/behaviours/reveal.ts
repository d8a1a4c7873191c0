/** Cards rise as they come into view. Without this, or where motion is reduced, they are simply there. */
export default function revealInTurn(root: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.setAttribute('data-seen', '');
    }
  });
  document.documentElement.setAttribute('data-reveals', '');
  for (const element of root.querySelectorAll('[data-reveal]')) observer.observe(element);
}
