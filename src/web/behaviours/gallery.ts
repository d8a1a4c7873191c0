/**
 * Arrows, thumbnails and counter for rows of pictures, which scroll also without script; the row
 * wraps at both ends. Listens on the document, so it also serves cards that are added later.
 */
export default function wireGalleries(root: Document): void {
  if (wired) return;
  wired = true;
  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    const gallery = target.closest<HTMLElement>('[data-gallery]');
    if (!gallery) return;
    const thumb = target.closest<HTMLElement>('[data-gallery-to]');
    if (thumb) {
      event.preventDefault();
      show(gallery, Number(thumb.dataset['galleryTo']));
    } else if (target.closest('[data-gallery-previous]')) show(gallery, shownOf(gallery) - 1);
    else if (target.closest('[data-gallery-next]')) show(gallery, shownOf(gallery) + 1);
  });
  root.addEventListener(
    'scrollend',
    ({ target }) => {
      const row = target as Element;
      const gallery = row.closest?.<HTMLElement>('[data-gallery]');
      if (gallery) countScrolled(gallery, row);
    },
    true,
  );
  countSwiped(root);
}

/**
 * Rows that were swiped before we came are counted when they are in sight. Asked at once, the browser
 * would lay out every card of a long page for its answer, before it shows what the first touch did.
 */
function countSwiped(root: Document): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      if (target.scrollLeft > 0)
        countScrolled(target.closest<HTMLElement>('[data-gallery]')!, target);
    }
  });
  for (const row of root.querySelectorAll('[data-gallery-row]')) seen.observe(row);
}

let wired = false;

function show(gallery: HTMLElement, index: number): void {
  const total = totalOf(gallery);
  const shown = (index + total) % total;
  const row = rowOf(gallery);
  row.scrollTo({ left: shown * row.clientWidth, behavior: 'instant' });
  count(gallery, shown);
}

function count(gallery: HTMLElement, shown: number): void {
  gallery.dataset['shownAt'] = String(shown);
  const counter = gallery.querySelector('[data-gallery-count]');
  if (counter) counter.textContent = `${shown + 1}/${totalOf(gallery)}`;
  for (const thumb of gallery.querySelectorAll<HTMLElement>('[data-gallery-to]')) {
    if (Number(thumb.dataset['galleryTo']) === shown) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
  }
}

function countScrolled(gallery: HTMLElement, row: Element): void {
  count(gallery, Math.round(row.scrollLeft / row.clientWidth));
}

function shownOf(gallery: HTMLElement): number {
  return Number(gallery.dataset['shownAt'] ?? 0);
}

function totalOf(gallery: HTMLElement): number {
  return rowOf(gallery).querySelectorAll(':scope > :not(noscript)').length;
}

function rowOf(gallery: HTMLElement): HTMLElement {
  return gallery.querySelector<HTMLElement>('[data-gallery-row]')!;
}
