/** Arrows and counter for a row of pictures that scrolls by itself without us. Wraps at both ends. */
export function wireGalleries(root: ParentNode): void {
  for (const gallery of root.querySelectorAll<HTMLElement>('[data-gallery]')) wire(gallery);
}

function wire(gallery: HTMLElement): void {
  const row = gallery.querySelector<HTMLElement>('[data-gallery-row]')!;
  const counter = gallery.querySelector<HTMLElement>('[data-gallery-count]');
  const total = row.children.length;
  let shown = 0;

  const show = (index: number) => {
    shown = (index + total) % total;
    row.scrollTo({ left: shown * row.clientWidth, behavior: 'instant' });
    if (counter) counter.textContent = `${shown + 1}/${total}`;
  };
  gallery
    .querySelector('[data-gallery-previous]')
    ?.addEventListener('click', () => show(shown - 1));
  gallery.querySelector('[data-gallery-next]')?.addEventListener('click', () => show(shown + 1));
  for (const thumb of gallery.querySelectorAll<HTMLElement>('[data-gallery-to]')) {
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      show(Number(thumb.dataset['galleryTo']));
    });
  }
  row.addEventListener('scrollend', () => show(Math.round(row.scrollLeft / row.clientWidth)));
  gallery.dataset['live'] = '';
}
