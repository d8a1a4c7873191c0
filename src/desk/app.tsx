import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { screenPaths } from '../contract/desk/desk-paths.ts';
import { endpoints } from '../contract/desk/endpoints.ts';
import type { SessionState } from '../contract/desk/endpoints/sign-in-endpoints.ts';
import { may } from '../domain/desk/roles.ts';
import { callDesk, signedOut } from './call-desk.ts';
import { startListening } from './changes.ts';
import { Frame } from './frame/frame.tsx';
import { go, useLocation } from './location.ts';
import { PersonContext } from './person-context.ts';
import { showScreen } from './screens.tsx';
import { SignInScreen } from './sign-in/sign-in-screen.tsx';
import { forgetAnswers } from './use-query.ts';

const JoinScreen = lazy(() => import('./sign-in/join-screen.tsx'));
const SetupScreen = lazy(() => import('./sign-in/setup-screen.tsx'));
const CameraScreen = lazy(() => import('./fabrics/pictures/camera-screen.tsx'));

/** Who is signed in decides what is shown; nothing of the desk is mounted before. */
export function App() {
  const [session, setSession] = useState<SessionState | undefined>();
  const { pathname } = useLocation();

  const askWhoIsThere = async () => setSession(await readSession());
  /** The first owner of a site that still shows the demonstration begins with making it the mill's. */
  const begin = async () => {
    const next = await readSession();
    const isOwner = next.stage === 'ready' && may(next.person.role, 'manage');
    const hour = isOwner ? await callDesk(endpoints.firstHour) : undefined;
    if (hour?.ok && !hour.value.takenOver) go(screenPaths.firstHour);
    setSession(next);
  };
  useEffect(() => {
    const leave = () => {
      forgetAnswers();
      setSession({ stage: 'none' });
    };
    signedOut.add(leave);
    void readSession().then(setSession);
    return () => void signedOut.delete(leave);
  }, []);

  const ready = session?.stage === 'ready';
  useEffect(() => (ready ? startListening() : undefined), [ready]);

  if (pathname === screenPaths.join)
    return (
      <Door>
        <JoinScreen />
      </Door>
    );
  if (pathname === screenPaths.camera)
    return (
      <Door>
        <CameraScreen />
      </Door>
    );
  if (!session) return <main className="door" aria-busy="true" />;
  if (session.stage === 'none') return <SignInScreen onDone={askWhoIsThere} />;
  if (session.stage === 'setup') {
    const { email } = session.person;
    return (
      <Door>
        <SetupScreen email={email} onDone={() => void begin()} />
      </Door>
    );
  }
  return (
    <PersonContext value={session.person}>
      <Frame>{showScreen(pathname)}</Frame>
    </PersonContext>
  );
}

/** What is shown before the desk, when it is needed. */
function Door({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<main className="door" aria-busy="true" />}>{children}</Suspense>;
}

async function readSession(): Promise<SessionState> {
  const answer = await callDesk(endpoints.session);
  return answer.ok ? answer.value : { stage: 'none' };
}
