import { lazy, type ReactNode } from 'react';
import { findScreen, type ScreenName } from '../contract/desk/desk-paths.ts';
import { EnquiryScreen } from './enquiry/enquiry-screen.tsx';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { InboxScreen } from './inbox/inbox-screen.tsx';

/** The inbox and an enquiry are loaded at once; the others when they are opened. */
const CallsScreen = lazy(() => import('./calls/calls-screen.tsx'));
const SamplesScreen = lazy(() => import('./samples/samples-screen.tsx'));
const SampleLabelScreen = lazy(() => import('./samples/sample-label-screen.tsx'));
const QuotesScreen = lazy(() => import('./quotes/quotes-screen.tsx'));
const NewQuoteScreen = lazy(() => import('./quotes/new-quote-screen.tsx'));
const NumbersScreen = lazy(() => import('./numbers/numbers-screen.tsx'));
const RecordsScreen = lazy(() => import('./records/records-screen.tsx'));
const SettingsScreen = lazy(() => import('./settings/settings-screen.tsx'));
const MeScreen = lazy(() => import('./settings/me-screen.tsx'));

export function showScreen(path: string): ReactNode {
  const found = findScreen(path);
  return found ? screens[found.name](found.params['id'] ?? '') : <NotFoundScreen />;
}

const screens: Readonly<Record<ScreenName, (id: string) => ReactNode>> = {
  inbox: () => <InboxScreen />,
  enquiry: (id) => <EnquiryScreen id={id} key={id} />,
  newQuote: (id) => <NewQuoteScreen id={id} key={id} />,
  calls: () => <CallsScreen />,
  samples: () => <SamplesScreen />,
  sampleLabel: (id) => <SampleLabelScreen id={id} />,
  quotes: () => <QuotesScreen />,
  numbers: () => <NumbersScreen />,
  records: () => <RecordsScreen />,
  settings: () => <SettingsScreen />,
  me: () => <MeScreen />,
  // Shown by the app itself, to whoever is not signed in.
  join: () => <NotFoundScreen />,
};
