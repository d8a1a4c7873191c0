import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { InboxCounts } from '../../contract/desk/inbox.ts';
import { may, type Permission } from '../../domain/desk/roles.ts';
import { HangingWord } from '../../ui/hanging-word.tsx';
import { Link } from '../link.tsx';
import { go, useLocation } from '../location.ts';
import { usePerson } from '../person-context.ts';
import { useAsked } from '../use-asked.ts';
import { useKeys } from '../use-keys.ts';
import { KeyHelp } from './key-help.tsx';

interface Section {
  readonly href: string;
  readonly label: string;
  readonly needs?: Permission;
}

const sections: readonly Section[] = [
  { href: '/desk', label: 'Inbox' },
  { href: '/desk/calls', label: 'Calls' },
  { href: '/desk/samples', label: 'Samples' },
  { href: '/desk/quotes', label: 'Quotes' },
  { href: '/desk/numbers', label: 'Numbers' },
  { href: '/desk/records', label: 'Records' },
  { href: '/desk/settings', label: 'Settings', needs: 'manage' },
];

/** The rail on the left, the work on the right; on a phone the rail lies on top. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const person = usePerson();
  const { pathname } = useLocation();
  const { value: counts } = useAsked<InboxCounts>('/counts');
  const late = counts?.late ?? 0;
  useEffect(() => {
    document.title = late > 0 ? `(${late}) Desk` : 'Desk';
  }, [late]);
  const work = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    // A new page is read from its beginning, also by those who do not see it change.
    if (last.current !== pathname) work.current?.focus({ preventScroll: true });
    last.current = pathname;
    // On a phone the sections lie in one line that is longer than the screen.
    const here = document.querySelector('.rail nav [aria-current]');
    here?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  useKeys({
    '1': () => go('/desk'),
    '2': () => go('/desk/calls'),
    '3': () => go('/desk/samples'),
    '4': () => go('/desk/quotes'),
    '5': () => go('/desk/numbers'),
  });
  const shown = sections.filter(({ needs }) => !needs || may(person.role, needs));
  const current = (href: string) =>
    href === '/desk'
      ? pathname === '/desk' || pathname.startsWith('/desk/enquiries')
      : pathname.startsWith(href);
  return (
    <div className="frame">
      <a className="skip" href="#main">
        To the work
      </a>
      <header className="rail">
        <Link className="brand" href="/desk">
          <HangingWord className="brand-word">ਤਾਣਾ</HangingWord>
          <span>The desk</span>
        </Link>
        <nav aria-label="Desk">
          {shown.map(({ href, label }) => (
            <Link key={href} href={href} aria-current={current(href) ? 'page' : undefined}>
              {label}
              {href === '/desk' && counts && (
                <span className={late > 0 ? 'count late' : 'count'}>
                  {counts.answer}
                  <span className="sr"> to answer{late > 0 && `, ${late} late`}</span>
                </span>
              )}
            </Link>
          ))}
        </nav>
        <div className="rail-foot">
          <KeyHelp />
          <Link href="/desk/me" aria-current={pathname === '/desk/me' ? 'page' : undefined}>
            {person.name}
          </Link>
        </div>
      </header>
      <main id="main" className="work" ref={work} tabIndex={-1}>
        <Suspense fallback={<div className="sheet" aria-busy="true" />}>{children}</Suspense>
      </main>
    </div>
  );
}
