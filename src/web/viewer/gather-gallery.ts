export interface ViewerItem {
  /** The picture at full size. */
  readonly src: string;
  readonly alt: string;
  /** The small version the page already shows; it is shown until the large one has loaded. */
  readonly light: string | undefined;
}

export interface OpenGallery {
  readonly items: readonly ViewerItem[];
  readonly index: number;
  /** The link to that picture, which gets the focus back. */
  readonly opener: HTMLElement;
}

/** The pictures that share a gallery with this element, in page order, and the index of this one. */
export function gatherGallery(opener: HTMLElement): OpenGallery | undefined {
  const { viewer = '', viewerIndex } = opener.dataset;
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `a[data-viewer="${CSS.escape(viewer)}"]`,
  );
  // A picture may be linked twice, by its large view and by its thumbnail; it is listed once.
  const byPlace = new Map<number, HTMLAnchorElement>();
  for (const link of links) {
    const place = Number(link.dataset['viewerIndex']);
    if (!byPlace.has(place)) byPlace.set(place, link);
  }
  const places = [...byPlace.keys()].toSorted((a, b) => a - b);
  if (places.length === 0) return undefined;
  const index = Math.max(0, places.indexOf(Number(viewerIndex)));
  const isLink = opener instanceof HTMLAnchorElement;
  return {
    items: places.map((place) => itemOf(byPlace.get(place)!)),
    index,
    opener: isLink ? opener : byPlace.get(places[index]!)!,
  };
}

function itemOf(link: HTMLAnchorElement): ViewerItem {
  const shown = link.querySelector('img');
  const light = shown?.currentSrc;
  return {
    src: link.href,
    alt: link.dataset['viewerAlt'] ?? shown?.alt ?? link.ariaLabel ?? '',
    light: light && !light.startsWith('data:') ? light : undefined,
  };
}
