import { useEffect, useState } from 'react';
import type { SessionState } from '../contract/desk/session.ts';
import { ask, signedOut } from './api.ts';
import { startListening } from './changes.ts';
import { Frame } from './frame/frame.tsx';
import { useLocation } from './location.ts';
import { PersonContext } from './person-context.ts';
import { findPage } from './pages.tsx';
import { Join } from './sign-in/join.tsx';
import { Setup } from './sign-in/setup.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { forgetEverything } from './use-asked.ts';

/** Who is there decides what is shown; nothing of the desk is mounted before. */
export function App() {
  const [session, setSession] = useState<SessionState | undefined>();
  const { pathname } = useLocation();

  const look = async () => {
    const answer = await ask<SessionState>('/session');
    setSession(answer.ok ? answer.value : { stage: 'none' });
  };
  useEffect(() => {
    const leave = () => {
      forgetEverything();
      setSession({ stage: 'none' });
    };
    signedOut.add(leave);
    void ask<SessionState>('/session').then((answer) =>
      setSession(answer.ok ? answer.value : { stage: 'none' }),
    );
    return () => void signedOut.delete(leave);
  }, []);

  const ready = session?.stage === 'ready';
  useEffect(() => (ready ? startListening() : undefined), [ready]);

  if (pathname === '/desk/join') return <Join />;
  if (!session) return <main className="door" aria-busy="true" />;
  if (session.stage === 'none') return <SignIn onDone={look} />;
  if (session.stage === 'setup') return <Setup email={session.person.email} onDone={look} />;
  return (
    <PersonContext value={session.person}>
      <Frame>{findPage(pathname)}</Frame>
    </PersonContext>
  );
}
