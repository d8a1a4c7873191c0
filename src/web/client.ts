import { closeMenuOnLeave } from './behaviours/close-menu.ts';
import { keepForms } from './behaviours/keep-form.ts';
import { keepReadable } from './behaviours/keep-readable.ts';
import { markScrolled } from './behaviours/mark-scrolled.ts';
import { showPictures } from './behaviours/picture.ts';
import { resumeVisit } from './behaviours/resume-visit.ts';
import { showOpen } from './behaviours/show-open.ts';
import { showToday } from './behaviours/show-today.ts';
import { intents } from './islands/triggers.ts';
import { wakeIslands } from './islands/wake.ts';

showPictures(document);
keepForms(document);
wakeIslands(document);
markScrolled();
closeMenuOnLeave();
showOpen(document);
showToday(document);
keepReadable();
resumeVisit();

const leaf = async () => (await import('./behaviours/gallery.ts')).wireGalleries;

/** What few pages have: fetched when its mark comes near the screen, so that nobody else pays. */
const rare: Readonly<Record<string, () => Promise<(root: Document) => void>>> = {
  '[data-gallery=""]': leaf,
  '[data-reveal]': async () => (await import('./behaviours/reveal.ts')).revealInTurn,
  '[data-line]': async () => (await import('./basket/keep-lines.ts')).keepLines,
  '[data-print]': async () => (await import('./behaviours/print-page.ts')).printPages,
  '[data-choice]': async () =>
    (await import('./behaviours/measurement-choice.ts')).wireMeasurementChoice,
  '[data-counter]': async () => (await import('./behaviours/count-up.ts')).countUp,
};
for (const [mark, load] of Object.entries(rare)) {
  const first = document.querySelector(mark);
  if (!first) continue;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return;
      near.disconnect();
      void load().then((start) => start(document));
    },
    // Arrows must be there before a thumb is; what only moves may come with its place.
    { rootMargin: mark.includes('gallery') ? '600px' : '60px' },
  );
  near.observe(first);
}

/** A grid has many small galleries: their arrows are needed when a hand comes near one. */
for (const intent of intents) {
  addEventListener(
    intent,
    ({ target }) => {
      if ((target as Element).closest?.('[data-gallery=card]')) {
        void leaf().then((start) => start(document));
      }
    },
    { passive: true, capture: true },
  );
}
