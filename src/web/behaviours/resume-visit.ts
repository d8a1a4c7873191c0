import { basketKey } from '../basket/basket-key.ts';
import { waitingMark } from '../offline-queue/waiting-mark.ts';
import { rememberSource } from '../source/remember-source.ts';

/**
 * Takes up what earlier pages left: where the visit began, fabrics set aside, enquiries that still
 * wait. Also for a page that the Back button brings back. Nothing is loaded where nothing was left.
 */
export function resumeVisit(): void {
  addEventListener('pageshow', () => {
    try {
      rememberSource();
      if (localStorage.getItem(basketKey)) {
        void import('../basket/show-basket.ts').then(({ fillQuotePage, showBasket }) => {
          fillQuotePage();
          showBasket(document);
        });
      }
      if (localStorage.getItem(waitingMark)) {
        void import('../offline-queue/watch-waiting.ts').then((queue) => queue.resumeWaiting());
      }
    } catch {
      // Storage is switched off: every page then begins anew.
    }
  });
}
