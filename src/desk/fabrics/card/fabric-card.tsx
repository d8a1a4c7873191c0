import { useEffect, useMemo, useRef, useState } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { deskRefusals } from '../../../contract/desk/desk-refusals.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { href } from '../../../contract/routes.ts';
import { Link } from '../../link.tsx';
import { go } from '../../location.ts';
import { ConstructionSection } from '../construction/construction-section.tsx';
import { publishedWith } from '../pictures/published-with.ts';
import { PicturesSection } from '../pictures/pictures-section.tsx';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields/fields.ts';
import { onlyFor } from '../../record/fields/only-for.ts';
import { useMay } from '../../person-context.ts';
import { PublishBar } from '../../record/publish-bar.tsx';
import { Toasts } from '../../record/toasts.tsx';
import { ShadesSection } from '../shades/shades-section.tsx';
import { useWide } from '../../use-wide.ts';
import { useKeys } from '../../use-keys.ts';
import { useOnce } from '../../use-once.ts';
import { WeightRow } from '../weight/weight-row.tsx';
import { CardFoot } from './card-foot.tsx';
import { CardIndex, showSection } from './card-index.tsx';
import { cardSections } from './card-sections.ts';
import { fabricWords } from './fabric-words.ts';
import { finishesIn } from './finishes-in.ts';
import { NameSection } from './name-section.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { previewOf } from './preview-of.ts';
import { UseSection } from './use-section.tsx';
import { WhatSection } from './what-section.tsx';

const fieldsOfCloth = ['construction', 'yarns', 'machine', 'gsm', 'fibres', 'composition'];
const Weight = onlyFor(fieldsOfCloth, WeightRow);
const Construction = onlyFor([...fieldsOfCloth, 'leadShade', 'shades'], ConstructionSection);
const Shades = onlyFor(['shades', 'leadShade', 'shadesInOrder'], ShadesSection);
const fieldsOfPictures = cardSections.find(({ id }) => id === 'pictures')!.fields;
const Pictures = onlyFor(
  [...fieldsOfPictures, 'construction', 'yarns', 'machine', 'leadShade', 'number', 'title', 'slug'],
  PicturesSection,
);
const noCollections: never[] = [];

/** The card in the order of the public page, with that page beside it. */
export function FabricCard({ editing }: { readonly editing: Editing }) {
  const { body, key } = editing;
  const book = useOnce(endpoints.fabricBook);
  const cloth = useOnce(endpoints.clothRecords);
  const finishes = useMemo(() => finishesIn(cloth), [cloth]);
  const [beside, setBeside] = useState(true);
  const full = useRef<HTMLDialogElement>(null);
  const [fullOpen, setFullOpen] = useState(false);
  const wide = useWide();
  const mayDraft = useMay('draft');
  const line = book?.fabrics.find((one) => one.key === key);
  const quotes = line?.quotes ?? 0;
  const words = fabricWords(body);
  const shownPage = previewOf(editing);
  const slug = readField(editing.before ?? body, 'slug');

  const openPreview = () => {
    if (wide) return setBeside((last) => !last);
    setFullOpen(true);
    return undefined;
  };
  useEffect(() => {
    if (fullOpen) full.current?.showModal();
  }, [fullOpen]);
  const step = (by: number) => {
    const all = book?.fabrics ?? [];
    const next = all[all.findIndex((one) => one.key === key) + by];
    if (line && next) go(screenPath('fabric', { id: next.key }));
  };
  useCardKeys({
    previous: () => step(-1),
    next: () => step(1),
    construction: () => showSection('construction'),
  });

  return (
    <>
      <PublishBar
        editing={editing}
        words={words}
        where={
          <>
            <Link href={screenPath('fabrics')}>Fabrics</Link> / {String(body['number'] || key)}
          </>
        }
        {...(typeof slug === 'string' && { page: href.fabric(slug) })}
        together={(latest) => publishedWith(latest.key, latest.body)}
        note={quotes > 0 && <p>{spellQuotes(quotes)}</p>}
        onPreview={openPreview}
        previewWord={wide ? (beside ? 'Hide the page' : 'Show the page') : 'Preview'}
      />
      <div className={beside && wide ? 'fab-edit' : 'fab-edit alone'}>
        <div className="fab-form">
          <h1 className="fab-title">
            {body['number'] ? <span>{String(body['number'])}</span> : null}{' '}
            <i>{String(body['title'] || 'A new fabric')}</i>
          </h1>
          <CardIndex editing={editing} />
          {!mayDraft && <p className="card-look mut">{deskRefusals['only-looking']}</p>}
          <fieldset className="card-fields" disabled={!mayDraft}>
            <NameSection editing={editing} collections={book?.collections ?? noCollections} />
            <WhatSection editing={editing} weight={<Weight editing={editing} />} />
            <Shades editing={editing} />
            <Construction editing={editing} />
            <UseSection editing={editing} finishes={finishes} />
            <Pictures editing={editing} />
            <CardFoot editing={editing} quotes={quotes} />
          </fieldset>
        </div>
        {wide && beside && (
          <aside className="pv" aria-label="Preview">
            <PreviewPane {...shownPage} />
          </aside>
        )}
      </div>
      {fullOpen && (
        <dialog
          className="pv-full"
          ref={full}
          aria-label="Preview"
          onClose={() => setFullOpen(false)}
        >
          <form method="dialog" className="pv-back">
            <button type="submit" className="quiet">
              Back to the card
            </button>
          </form>
          <PreviewPane {...shownPage} onField={() => full.current?.close()} />
        </dialog>
      )}
      <Toasts />
    </>
  );
}

function spellQuotes(quotes: number): string {
  return quotes === 1
    ? 'One open quote keeps the old figures.'
    : `${quotes} open quotes keep the old figures.`;
}

interface CardKeys {
  previous(): void;
  next(): void;
  construction(): void;
}

/** `[` and `]` go through the book; `g`, then `c`, goes to the construction. */
function useCardKeys({ previous, next, construction }: CardKeys): void {
  const waiting = useRef(0);
  useKeys({
    '[': previous,
    ']': next,
    g: () => {
      waiting.current = Date.now();
    },
    c: () => {
      if (Date.now() - waiting.current < 1200) construction();
    },
  });
}
