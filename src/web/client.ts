import { countUp } from './behaviours/count-up.ts';
import { keepForms } from './behaviours/keep-form.ts';
import { markScrolled } from './behaviours/mark-scrolled.ts';
import { showOpen } from './behaviours/show-open.ts';
import { wakeIslands } from './islands/wake.ts';

keepForms(document);
wakeIslands(document);
markScrolled();
countUp(document);
showOpen(document);
if (document.querySelector('[data-gallery]')) {
  void import('./behaviours/gallery.ts').then(({ wireGalleries }) => wireGalleries(document));
}
