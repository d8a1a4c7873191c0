import { useCallback, useEffect, useState } from 'react';
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
  const [session, setSession] = useState<SessionState | 'none' | 'unknown'>('unknown');
  const { pathname } = useLocation();

  const look = useCallback(async () => {
    const answer = await ask<SessionState>('/session');
    setSession(answer.ok ? answer.value : 'none');
  }, []);

  useEffect(() => {
    const leave = () => {
      forgetEverything();
      setSession('none');
    };
    signedOut.add(leave);
    void look();
    return () => void signedOut.delete(leave);
  }, [look]);

  const ready = typeof session === 'object' && session.stage === 'ready';
  useEffect(() => (ready ? startListening() : undefined), [ready]);

  if (pathname === '/desk/join') return <Join />;
  if (session === 'unknown') return <main className="door" aria-busy="true" />;
  if (session === 'none') return <SignIn onDone={look} />;
  if (session.stage === 'setup') return <Setup onDone={look} />;
  return (
    <PersonContext value={session.person}>
      <Frame>{findPage(pathname)}</Frame>
    </PersonContext>
  );
}
