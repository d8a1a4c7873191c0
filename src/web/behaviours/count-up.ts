const duration = 2000;

/** Counters run from 0 to their number when 30 % of them is on screen; the number itself is in the markup. */
export default function countUp(root: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        run(target as HTMLElement);
      }
    },
    { threshold: 0.3 },
  );
  for (const counter of root.querySelectorAll('[data-counter]')) observer.observe(counter);
}

function run(counter: HTMLElement): void {
  const target = Number(counter.dataset['counter']);
  const final = counter.textContent;
  const start = performance.now();
  // The width of the final number is reserved, or the row would jump while digits are added.
  const step = (now: number) => {
    const done = Math.min(1, (now - start) / duration);
    const value = Math.round(target * (1 - (1 - done) ** 3));
    counter.textContent = done < 1 ? value.toLocaleString('en-US') : final;
    if (done < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
