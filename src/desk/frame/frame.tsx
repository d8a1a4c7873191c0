import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { findScreen, type ScreenName, screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { may } from '../../domain/desk/roles.ts';
import { Link } from '../link.tsx';
import { go, useLocation } from '../location.ts';
import { usePerson } from '../person-context.ts';
import { useQuery } from '../use-query.ts';
import { useKeys } from '../use-keys.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { KeyHelp } from './key-help.tsx';
import { MillMark } from './mill-mark.tsx';
import { numberedSections, type Section, sections } from './sections.ts';

/** Fetched for owners alone, and behind the inbox. */
const FirstHourOffer = lazy(() => import('../first-hour/offer.tsx'));

const numberKeys = Object.fromEntries(
  numberedSections.map(({ screen }, i) => [String(i + 1), () => go(screenPath(screen))]),
);

/** Navigation on the left, the screen on the right; on a phone the navigation is on top. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const person = usePerson();
  const { pathname } = useLocation();
  const { value: counts } = useQuery(endpoints.counts);
  const late = counts?.late ?? 0;
  useEffect(() => {
    document.title = late > 0 ? `(${late}) Desk` : 'Desk';
  }, [late]);
  const work = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    // A screen reader begins a new screen from its top, because the focus moves there.
    if (last.current !== pathname) work.current?.focus({ preventScroll: true });
    last.current = pathname;
    // On a phone the sections stand in one row that is wider than the screen.
    const here = document.querySelector('.rail nav [aria-current]');
    here?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  useKeys(numberKeys);
  const shown = sections.filter(({ needs }) => !needs || may(person.role, needs));
  const openSection = sectionOf(pathname);
  return (
    <div className="frame">
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="rail">
        <Link className="brand" href={screenPath('inbox')}>
          <MillMark place="brand" />
          <span>The desk</span>
        </Link>
        <nav aria-label="Desk">
          {shown.map(({ screen, label, opensGroup }) => (
            <Link
              key={screen}
              className={opensGroup && 'opens-group'}
              href={screenPath(screen)}
              aria-current={openSection === screen ? 'page' : undefined}
            >
              {label}
              {screen === 'inbox' && counts && (
                <span className={late > 0 ? 'count late' : 'count'}>
                  {counts.answer}
                  <span className="sr"> to answer{late > 0 && `, ${late} late`}</span>
                </span>
              )}
              {screen === 'mill' && counts && counts.claims > 0 && (
                <span className="count">
                  {counts.claims}
                  <span className="sr"> to check before they leave the site</span>
                </span>
              )}
            </Link>
          ))}
        </nav>
        <div className="rail-foot">
          <KeyHelp />
          <Link href={screenPath('me')} aria-current={openSection === 'me' ? 'page' : undefined}>
            {person.name}
            <span className="lab mut only-rail">Account, sign out</span>
          </Link>
        </div>
      </header>
      <main id="main" className="work" ref={work} tabIndex={-1}>
        {openSection === 'inbox' && may(person.role, 'manage') && (
          <Suspense>
            <FirstHourOffer />
          </Suspense>
        )}
        <Suspense fallback={<div className="sheet" aria-busy="true" />}>{children}</Suspense>
      </main>
      <ConfirmIdentity />
    </div>
  );
}

/** In which section of the rail a screen lies that has none of its own. */
const sectionsOfScreens: Partial<Record<ScreenName, Section['screen']>> = {
  enquiry: 'inbox',
  newQuote: 'inbox',
  mails: 'inbox',
  sampleLabel: 'samples',
  fabric: 'fabrics',
  fabricImport: 'fabrics',
  article: 'journal',
  history: 'mill',
  firstHour: 'mill',
};

function sectionOf(path: string): ScreenName | undefined {
  const found = findScreen(path);
  if (found?.name !== 'recordHistory')
    return found && (sectionsOfScreens[found.name] ?? found.name);
  const { kind } = found.params;
  return kind === 'fabric' ? 'fabrics' : kind === 'article' ? 'journal' : 'mill';
}
