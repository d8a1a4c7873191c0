import '../styles/record.css';
import '../styles/lists.css';
import '../styles/section-index.css';
import '../styles/mill.css';
import { useEffect, useMemo } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { claimStanding } from '../../domain/claim/claim-standing.ts';
import { claimSubjects, isContradicted } from '../../domain/claim/claim-subjects.ts';
import { Toasts } from '../record/toasts.tsx';
import { useQuery } from '../use-query.ts';
import { type Book, BookProvider, makeBook } from './book.ts';
import { ClaimsSection } from './claims/claims-section.tsx';
import { toClaim } from './claims/claim-words.ts';
import { LegalSection } from './legal/legal-section.tsx';
import { BeforeLive } from './live/before-live.tsx';
import { PublishMill } from './publish-mill.tsx';
import { OpenRowsProvider } from './rows/open-rows.tsx';
import { Leaf } from './sections/leaf.tsx';
import { PageTexts } from './sections/page-texts.tsx';
import { Questions } from './sections/questions.tsx';
import { RecordRows } from './sections/record-rows.tsx';
import { Reviews } from './sections/reviews.tsx';
import { Titles } from './sections/titles.tsx';
import { WhoWeAre } from './sections/who-we-are.tsx';

const sections = [
  ['who', 'Who we are'],
  ['claims', 'Facts and proof'],
  ['terms', 'Terms'],
  ['home', 'Home page'],
  ['questions', 'Questions'],
  ['reviews', 'Reviews'],
  ['texts', 'Other pages'],
  ['menus', 'Menus'],
  ['legal', 'Legal texts'],
  ['titles', 'Google titles'],
] as const;

/** What the site says about the mill, and what still stands between it and going live. */
export default function MillScreen() {
  const { value, error } = useQuery(endpoints.millBook);
  const { value: list } = useQuery(endpoints.goingLive);
  const book = useMemo(() => value && makeBook(value), [value]);
  useEffect(() => {
    if (book && window.location.hash.length > 1) {
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    }
    // Only when the page has its sections for the first time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [book === undefined]);
  const changed = book?.answer.records.filter(({ before }) => before !== undefined) ?? [];
  return (
    <div className="sheet mill">
      <div className="sheet-head">
        <div>
          <h1>Mill</h1>
          <p className="mut">What the site says about the mill. Changes go out when you publish.</p>
        </div>
        {book && <PublishMill changed={changed} />}
      </div>
      {error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
      {!book && !error && <p className="mill-wait" aria-busy="true" />}
      {book && (
        <BookProvider value={book}>
          <OpenRowsProvider>
            <Index book={book} />
            <div className="house">
              <div>
                <WhoWeAre />
                <ClaimsSection />
                <Leaf id="terms" title="Terms">
                  <RecordRows kind="terms" />
                </Leaf>
                <Leaf id="home" title="Home page">
                  <RecordRows kind="home" first={['hero.title', 'hero.subtitle', 'excellence']} />
                </Leaf>
                <Questions />
                <Reviews />
                <PageTexts />
                <Leaf id="menus" title="Menus and footer">
                  <RecordRows kind="navigation" first={['menuPanel', 'stickyNav']} />
                </Leaf>
                <LegalSection />
                <Titles />
              </div>
              {list && <BeforeLive list={list} />}
            </div>
          </OpenRowsProvider>
        </BookProvider>
      )}
      <Toasts />
    </div>
  );
}

function Index({ book }: { readonly book: Book }) {
  const marks = marksOf(book);
  return (
    <nav className="fab-index" aria-label="Sections">
      {sections.map(([id, label]) => {
        const mark = marks[id];
        return (
          <a key={id} href={`#${id}`}>
            {label}
            {mark && (
              <span className={mark.look}>
                <span className="sr">, </span>
                {mark.says}
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}

interface Mark {
  readonly look: 'bad' | 'warnd';
  readonly says: string;
}

/** Madder: something is wrong. Turmeric: something waits. */
function marksOf(book: Book): Partial<Record<string, Mark>> {
  const claims = book.list('claim').map(toClaim);
  const byId = Object.fromEntries(claims.map((claim) => [claim.id, claim]));
  const standings = claims.map((claim) => claimStanding(claim, book.answer.today));
  const samples = book.list('review').some(({ body }) => body?.['sample'] === true);
  const isWrong =
    standings.includes('ended') || claimSubjects.some((subject) => isContradicted(subject, byId));
  return {
    ...(isWrong
      ? { claims: { look: 'bad', says: 'to settle' } }
      : standings.some((one) => one === 'open' || one === 'ending') && {
          claims: { look: 'warnd', says: 'no proof' },
        }),
    ...(samples && { reviews: { look: 'warnd', says: 'examples' } }),
  };
}
