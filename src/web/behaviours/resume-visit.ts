import { basketKey } from '../basket/basket-key.ts';
import { waitingMark } from '../offline-queue/waiting-mark.ts';
import { rememberSource } from '../source/remember-source.ts';

/**
 * Restores what earlier pages stored: where the visit began, the basket, enquiries that are not sent
 * yet. Also for a page that the Back button brings back; a prerendered page waits until it is shown.
 * Nothing is loaded where nothing was stored.
 */
export function resumeVisit(): void {
  const resume = () => {
    try {
      if ((document as { readonly prerendering?: boolean }).prerendering) return;
      rememberSource();
      if (localStorage.getItem(basketKey)) {
        // Taken apart, the names would be written out once more: this is in every page.
        void import('../basket/show-basket.ts').then((basket) => {
          basket.fillQuotePage();
          basket.showBasket(document);
        });
      }
      if (localStorage.getItem(waitingMark)) {
        void import('../offline-queue/watch-waiting.ts').then((queue) => queue.resumeWaiting());
      }
    } catch {
      // Storage is switched off: every page then starts from nothing.
    }
  };
  // The first look into the storage waits for another process, 20 to 60 ms on a weak phone: a task of its
  // own, and at once, since a visit that goes on before it would forget where it began.
  const next = () => setTimeout(resume);
  addEventListener('pageshow', next);
  document.addEventListener('prerenderingchange', next);
}
