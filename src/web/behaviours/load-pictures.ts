import { armTrigger } from '../islands/engine/triggers.ts';
import { readLine } from '../line.ts';

/** Shown once in place of a picture that cannot be loaded. */
const generic = '/placeholder.svg';

/** Not requested yet. */
const waiting = 'img[data-light][src^="data:"]';

/**
 * Pictures come when they are within 100 px of the screen: light first, then sharp, unless the
 * visitor saves data or has a slow connection. A picture that fails is replaced by the generic one,
 * and that by text. Markup that is added later is handled at the event `pictures`.
 */
export function showPictures(root: Document): void {
  const { saveData, effectiveType } = readLine();
  const slow = effectiveType?.endsWith('2g');
  if (slow) root.documentElement.dataset['still'] = '';

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRect, target } of entries) {
        // A picture that only touches the edge of its row is the next one, and not visible yet.
        if (intersectionRect.width > 0) load(target as Img);
      }
    },
    { rootMargin: '100px' },
  );

  const load = (img: Img) => {
    observer.unobserve(img);
    // An address changed while the clear pixel is still on its way can keep a page from ever
    // telling that it has loaded (Chromium, one visit in fifty).
    if (img.complete) begin(img);
    else img.addEventListener('load', () => begin(img), { once: true });
  };
  const begin = (img: Img) => {
    const { light, lightSmall, srcset: sharp } = img.dataset;
    img.addEventListener('load', () => {
      // The pulse ends and the picture fades in; the sharp one takes its place without a gap.
      img.dataset['shown'] = '';
      const { srcset, sizes } = img.dataset;
      if (!srcset || slow || saveData || failed(img)) return;
      // Only once: setting it again would load it again without end.
      delete img.dataset['srcset'];
      img.sizes = sizes!;
      img.srcset = srcset;
    });
    // The light picture is named like the first of the sharp ones, at another size.
    const size = (innerWidth < 768 ? lightSmall : light)!.replace(/q\d+/, slow ? 'q50' : '$&');
    img.src = sharp!.split(' ', 1)[0]!.replace(/-\d+(?=\?|$)/, `-${size}`);
  };
  const look = () => {
    for (const img of root.querySelectorAll<Img>(waiting)) {
      observer.observe(img);
    }
    // Failed before we listened.
    for (const img of root.querySelectorAll<Img>('img[srcset]')) {
      if (img.complete && !img.naturalWidth) fail(img);
    }
  };
  root.addEventListener('error', ({ target }) => fail(target as Element), true);
  root.addEventListener('pictures', look);
  // Awaited pictures began small on a phone; now there is time for the sharp ones.
  addEventListener('load', () => {
    if (slow || saveData) return;
    armTrigger(root.body, 'idle', () => {
      for (const small of root.querySelectorAll<HTMLSourceElement>('picture > source')) {
        // An island compares the markup with its own: nothing may be taken away.
        small.media = 'not all';
      }
    });
  });
  // A printed page has no screen to come near to.
  addEventListener('beforeprint', () => root.querySelectorAll<Img>(waiting).forEach(load));
  look();
}

type Img = HTMLImageElement;

function failed(img: Img): boolean {
  return 'failed' in img.dataset;
}

function fail(img: Element): void {
  // Only ours: what React shows is React's to replace.
  if (!(img instanceof HTMLImageElement) || !img.classList.contains('pic')) return;
  if (img.srcset) {
    // A light picture that came already is better than a generic one.
    img.removeAttribute('srcset');
  } else if (!failed(img)) {
    img.dataset['failed'] = '';
    img.src = generic;
  } else {
    const words = document.createElement('span');
    words.className = `${img.className} pic-failed`;
    words.textContent = 'Failed to load';
    img.replaceWith(words);
  }
}
