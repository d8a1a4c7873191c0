import { closeMenuOnLeave } from './behaviours/close-menu.ts';
import { keepForms } from './behaviours/keep-form.ts';
import { keepReadable } from './behaviours/keep-readable.ts';
import { markScrolled } from './behaviours/mark-scrolled.ts';
import { showPictures } from './behaviours/load-pictures.ts';
import { resumeVisit } from './behaviours/resume-visit.ts';
import { showFaces } from './behaviours/show-faces.ts';
import { showOpen } from './behaviours/show-open.ts';
import { showToday } from './behaviours/show-today.ts';
import { armTrigger, onIntent } from './islands/engine/triggers.ts';
import { wakeIslands } from './islands/engine/wake-islands.ts';

showPictures(document);
keepForms(document);
wakeIslands(document);
markScrolled();
showFaces(document);
closeMenuOnLeave();
showOpen(document);
showToday(document);
keepReadable();
resumeVisit();

/** What few pages need: fetched when its element comes near the screen, so that other pages do not pay. */
const rare: Readonly<Record<string, () => Promise<{ default(root: Document): void }>>> = {
  '[data-reveal]': () => import('./behaviours/reveal.ts'),
  '[data-line]': () => import('./basket/keep-lines.ts'),
  '[data-print]': () => import('./behaviours/print-page.ts'),
  '[data-choice]': () => import('./behaviours/keep-measurement-choice.ts'),
  '[data-counter]': () => import('./behaviours/count-up.ts'),
};
for (const [mark, load] of Object.entries(rare)) {
  const first = document.querySelector<HTMLElement>(mark);
  if (first)
    armTrigger(first, 'visible', () => {
      void load().then((behaviour) => behaviour.default(document));
    });
}

/** Rows of pictures scroll without script; their arrows are loaded at the first touch, and a click is repeated. */
let isLoaded = false;
onIntent(window, ({ target, type }) => {
  const part = target as HTMLElement;
  if (isLoaded || !part.closest?.('[data-gallery]')) return;
  void import('./behaviours/gallery.ts').then((gallery) => {
    isLoaded = true;
    gallery.default(document);
    if (type === 'click') part.closest('button')?.click();
  });
});
