import { lazy, type ReactNode } from 'react';
import { Enquiry } from './enquiry/enquiry.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { Nothing } from './frame/nothing.tsx';

/** The inbox and an enquiry are there at once; the rest is fetched when it is opened. */
const Calls = lazy(() => import('./calls/calls.tsx'));
const Samples = lazy(() => import('./samples/samples.tsx'));
const SampleLabel = lazy(() => import('./samples/sample-label.tsx'));
const Quotes = lazy(() => import('./quotes/quotes.tsx'));
const NewQuote = lazy(() => import('./quotes/new-quote.tsx'));
const NumbersPage = lazy(() => import('./numbers/numbers-page.tsx'));
const Records = lazy(() => import('./records/records.tsx'));
const Settings = lazy(() => import('./settings/settings.tsx'));
const Me = lazy(() => import('./settings/me.tsx'));

export function findPage(path: string): ReactNode {
  const [, , section = '', id, part] = path.split('/');
  switch (section) {
    case '':
      return <Inbox />;
    case 'enquiries':
      if (!id) return <Nothing />;
      return part === 'quote' ? <NewQuote id={id} key={id} /> : <Enquiry id={id} key={id} />;
    case 'calls':
      return <Calls />;
    case 'samples':
      return id ? <SampleLabel id={id} /> : <Samples />;
    case 'quotes':
      return <Quotes />;
    case 'numbers':
      return <NumbersPage />;
    case 'records':
      return <Records />;
    case 'settings':
      return <Settings />;
    case 'me':
      return <Me />;
    default:
      return <Nothing />;
  }
}
