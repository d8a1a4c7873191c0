import { closeMenuOnLeave } from './behaviours/close-menu.ts';
import { countUp } from './behaviours/count-up.ts';
import { keepForms } from './behaviours/keep-form.ts';
import { keepReadable } from './behaviours/keep-readable.ts';
import { markScrolled } from './behaviours/mark-scrolled.ts';
import { revealInTurn } from './behaviours/reveal.ts';
import { showOpen } from './behaviours/show-open.ts';
import { showToday } from './behaviours/show-today.ts';
import { wakeIslands } from './islands/wake.ts';

keepForms(document);
wakeIslands(document);
markScrolled();
closeMenuOnLeave();
revealInTurn(document);
countUp(document);
showOpen(document);
showToday(document);
keepReadable();
if (document.querySelector('[data-gallery]')) {
  void import('./behaviours/gallery.ts').then(({ wireGalleries }) => wireGalleries(document));
}
