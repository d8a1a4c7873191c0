import { lazy, type ReactNode } from 'react';
import { findScreen, type ScreenName } from '../contract/desk/desk-paths.ts';
import { loadEnquiry } from './enquiry/load-enquiry.ts';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { InboxScreen } from './inbox/inbox-screen.tsx';

/** The inbox is loaded at once; the others when they are opened. */
const EnquiryScreen = lazy(loadEnquiry);
const MailsScreen = lazy(() => import('./mails/mails-screen.tsx'));
const CallsScreen = lazy(() => import('./calls/calls-screen.tsx'));
const SamplesScreen = lazy(() => import('./samples/samples-screen.tsx'));
const SampleLabelScreen = lazy(() => import('./samples/sample-label-screen.tsx'));
const QuotesScreen = lazy(() => import('./quotes/quotes-screen.tsx'));
const NewQuoteScreen = lazy(() => import('./quotes/new-quote-screen.tsx'));
const FabricsScreen = lazy(() => import('./fabrics/book/fabrics-screen.tsx'));
const ImportScreen = lazy(() => import('./fabrics/import/import-screen.tsx'));
const FabricScreen = lazy(() => import('./fabrics/card/fabric-screen.tsx'));
const MillScreen = lazy(() => import('./mill/mill-screen.tsx'));
const JournalScreen = lazy(() => import('./journal/journal-screen.tsx'));
const ArticleScreen = lazy(() => import('./journal/article-screen.tsx'));
const HistoryScreen = lazy(() => import('./history/history-screen.tsx'));
const RecordHistoryScreen = lazy(() => import('./history/record-history-screen.tsx'));
const FirstHourScreen = lazy(() => import('./first-hour/first-hour-screen.tsx'));
const NumbersScreen = lazy(() => import('./numbers/numbers-screen.tsx'));
const RecordsScreen = lazy(() => import('./records/records-screen.tsx'));
const SettingsScreen = lazy(() => import('./settings/settings-screen.tsx'));
const MeScreen = lazy(() => import('./settings/me-screen.tsx'));

/** What stands in the path of a screen. */
type Params = { readonly id?: string; readonly kind?: string };

export function showScreen(path: string): ReactNode {
  const found = findScreen(path);
  return found ? screens[found.name](found.params) : <NotFoundScreen />;
}

const screens: Readonly<Record<ScreenName, (params: Params) => ReactNode>> = {
  inbox: () => <InboxScreen />,
  enquiry: ({ id = '' }) => <EnquiryScreen id={id} key={id} />,
  newQuote: ({ id = '' }) => <NewQuoteScreen id={id} key={id} />,
  mails: () => <MailsScreen />,
  calls: () => <CallsScreen />,
  samples: () => <SamplesScreen />,
  sampleLabel: ({ id = '' }) => <SampleLabelScreen id={id} />,
  quotes: () => <QuotesScreen />,
  fabrics: () => <FabricsScreen />,
  fabricImport: () => <ImportScreen />,
  fabric: ({ id = '' }) => <FabricScreen id={id} key={id} />,
  mill: () => <MillScreen />,
  journal: () => <JournalScreen />,
  article: ({ id = '' }) => <ArticleScreen id={id} key={id} />,
  history: () => <HistoryScreen />,
  recordHistory: ({ kind = '', id = '' }) => (
    <RecordHistoryScreen kind={kind} id={id} key={`${kind}/${id}`} />
  ),
  firstHour: () => <FirstHourScreen />,
  numbers: () => <NumbersScreen />,
  records: () => <RecordsScreen />,
  settings: () => <SettingsScreen />,
  me: () => <MeScreen />,
  // Shown by the app itself, to whoever is not signed in.
  join: () => <NotFoundScreen />,
  camera: () => <NotFoundScreen />,
};
